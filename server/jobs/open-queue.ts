import { isDeepStrictEqual } from 'node:util'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { jobNames } from './job-names.ts'
import { makeQueue } from './queue.ts'
import { optionsOf, undeliveredEmails, undeliveredOptions } from './queue-options.ts'

/** The queue of work in the background, in the same database as everything else. */
export async function openQueue(connectionString: string, log: Logger) {
  const boss = new PgBoss({ connectionString, application_name: 'calmaria-jobs', max: 3 })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  await makeQueues(boss)
  return { boss, queue: makeQueue(boss), close: () => boss.stop({ graceful: true, timeout: 5000 }) }
}

export type OpenQueue = Awaited<ReturnType<typeof openQueue>>

/** Those of an earlier version get the options of this one. */
async function makeQueues(boss: PgBoss) {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const wanted: [string, object][] = jobNames.map((name) => [name, optionsOf(name)])
  for (const [name, options] of [[undeliveredEmails, undeliveredOptions] as [string, object], ...wanted]) {
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, options)
    else if (!isDeepStrictEqual({ ...queue, ...options }, { ...queue })) await boss.updateQueue(name, options)
  }
}
