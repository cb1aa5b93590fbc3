import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { type JobName, jobNames } from './job-names.ts'
import { makeQueue } from './queue.ts'

/** The queue of work in the background, in the same database as everything else. */
export async function openQueue(connectionString: string, log: Logger) {
  const boss = new PgBoss({ connectionString, application_name: 'calmaria-jobs', max: 3 })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const name of jobNames) await boss.createQueue(name, optionsOf(name))
  return { boss, queue: makeQueue(boss), close: () => boss.stop({ graceful: true, timeout: 5000 }) }
}

export type OpenQueue = Awaited<ReturnType<typeof openQueue>>

/** What is said to people is tried for a day; what the clock asks for comes again by itself. */
const optionsOf = (name: JobName) =>
  name.startsWith('send-')
    ? { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 3 * 60 * 60 }
    : { retryLimit: 5, retryBackoff: true }
