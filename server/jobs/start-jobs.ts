import { PgBoss } from 'pg-boss'
import { businessTimeZone } from '#domain/dates.ts'
import type { Services } from '#server/services.ts'
import { handlers } from './handlers.ts'
import { schedule } from './schedule.ts'

/** Work in the background, from a queue in the same database. Every handler is safe to run twice. */
export async function startJobs(services: Services, connectionString: string) {
  const boss = new PgBoss({ connectionString, application_name: 'calmaria-jobs', max: 3 })
  boss.on('error', (error) => services.log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const [name, handle] of Object.entries(handlers)) {
    await boss.createQueue(name, { retryLimit: 5, retryBackoff: true })
    await boss.work(name, async () => {
      await handle(services)
    })
  }
  for (const { job, cron } of schedule) await boss.schedule(job, cron, null, { tz: businessTimeZone })
  return { boss, stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}
