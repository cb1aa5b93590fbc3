import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { backgroundLimits, limitsInSql } from '#platform/server/db/limits.ts'
import type { Job } from './define-job.ts'
import { makeQueue } from './queue.ts'
import { optionsOf, undeliveredEmails, undeliveredOptions } from './queue-options.ts'

/** The queue of work in the background, in the same database as everything else, with a queue for each of the jobs. */
export async function openQueue(connectionString: string, log: Logger, jobs: readonly Job[]) {
  const boss = new PgBoss({
    connectionString,
    application_name: 'calmaria-jobs',
    max: 3,
    connectionTimeoutMillis: backgroundLimits.connect,
    useListenNotify: true,
    // Nobody need know at once that it isn't told any more: it looks by itself too. A busy database is not a lost one.
    notifyHeartbeatIntervalMs: 60_000,
    notifyHeartbeatTimeoutMs: backgroundLimits.answer,
    // Handed on to the driver's pool as they are.
    ...{
      query_timeout: backgroundLimits.answer,
      keepAlive: true,
      onConnect: (client: pg.ClientBase) => client.query(limitsInSql(backgroundLimits)),
    },
  })
  // Its connections end a moment after it has: a database that is stopped next cuts them off, which is no error.
  let isClosed = false
  boss.on('error', (error) => {
    if (!isClosed) log.error({ err: error }, 'job queue')
  })
  await boss.start()
  await makeQueues(boss, jobs)
  await updateWaiting(boss, jobs)
  return {
    boss,
    jobs,
    queue: makeQueue(boss),
    /** No more jobs are begun; until those under way are done. What requests add is still taken. */
    finish: async () => void (await Promise.all(jobs.map(({ name }) => boss.offWork(name)))),
    close: async () => {
      await boss.stop({ graceful: true, timeout: 1000 })
      isClosed = true
    },
  }
}

export type OpenQueue = Awaited<ReturnType<typeof openQueue>>

/** Those of an earlier version get the options of this one. */
export async function makeQueues(boss: PgBoss, jobs: readonly Job[]) {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  // Whoever works on it is told when a job comes, and need not ask each second: 55 of them asked, day and night.
  const ownQueues: [string, object][] = jobs.map((job) => [job.name, { ...optionsOf(job), notify: true }])
  for (const [name, options] of [[undeliveredEmails, undeliveredOptions] as [string, object], ...ownQueues]) {
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, options)
    else if (!isDeepStrictEqual({ ...queue, ...options }, { ...queue })) await boss.updateQueue(name, options)
  }
}

/** So do the e-mails that it left waiting, such as presents for a later day: a job keeps what it was queued with. */
async function updateWaiting(boss: PgBoss, jobs: readonly Job[]) {
  for (const job of jobs.filter(({ email }) => email)) {
    const { name } = job
    for (const { id, deadLetter } of await boss.findJobs(name, { queued: true })) {
      if (deadLetter !== undeliveredEmails) await boss.update(name, undefined, { id, ...optionsOf(job) })
    }
  }
}
