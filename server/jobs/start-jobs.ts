import { businessTimeZone } from '#domain/dates.ts'
import type { Services } from '#server/services.ts'
import { makeGiveWay } from './give-way.ts'
import { queuedHandlers, scheduledHandlers } from './handlers.ts'
import { queuedJobs, scheduledJobs } from './job-names.ts'
import type { OpenQueue } from './open-queue.ts'
import { schedule } from './schedule.ts'

/** Work in the background. Every handler is safe to run twice, and only calls a use case. */
export async function startJobs(services: Services, { boss }: Pick<OpenQueue, 'boss'>) {
  const giveWay = makeGiveWay()
  for (const name of scheduledJobs) {
    await boss.work(name, async () => {
      await scheduledHandlers[name](services)
    })
  }
  for (const name of queuedJobs) {
    await boss.work<never>(name, manyAtOnce, async (jobs) => {
      for (const job of jobs) {
        if (name.startsWith('send-')) await giveWay()
        await queuedHandlers[name](services, job.data)
      }
    })
  }
  for (const { job, cron } of schedule) await boss.schedule(job, cron, null, { tz: businessTimeZone })
}

/** A letter that fails brings those after it back too: they know whether they have left. */
const manyAtOnce = { batchSize: 20, pollingIntervalSeconds: 1 }
