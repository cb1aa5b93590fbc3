import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Database } from '#platform/server/db/client.ts'
import type { Job } from './define-job.ts'
import { makeQueues } from './open-queue.ts'
import { makeQueue, type Queue } from './queue.ts'
import { undeliveredEmails } from './queue-options.ts'

/** E-mails that were given up, the longest waiting first. */
export async function listUndelivered(db: Database) {
  const find = (boss: PgBoss) => boss.findJobs<Record<string, unknown>>(undeliveredEmails, { queued: true })
  const jobs = await withQueue(db, find)
  return jobs
    .map(({ id, sourceName, data, sourceCreatedOn, createdOn, sourceRetryCount, sourceOutput }) => ({
      id,
      job: sourceName ?? '',
      /** The uuids in its payload, such as that of the purchase. */
      about: uuidsIn(data).join(' '),
      requestedAt: new Date(sourceCreatedOn ?? createdOn),
      tries: (sourceRetryCount ?? 0) + 1,
      error: failure.parse(sourceOutput),
    }))
    .toSorted((a, b) => a.requestedAt.getTime() - b.requestedAt.getTime())
}

/** Back into its queue, for another whole day. What has left to others in the meantime does not leave again. */
export async function sendAgain(db: Database, id: string): Promise<boolean> {
  return (await withQueue(db, (boss) => boss.redrive(undeliveredEmails, { ids: [id] }))) === 1
}

/** For a command, which only adds jobs: the server works on them, at once if it runs and otherwise when it is started. */
export async function withCommandQueue<Result>(
  db: Database,
  jobs: readonly Job[],
  work: (queue: Queue) => Promise<Result>,
): Promise<Result> {
  return withQueue(db, async (boss) => {
    // The server may not have run since a job was added.
    await makeQueues(boss, jobs)
    return work(makeQueue(boss))
  })
}

/** Only to look, to move and to add: nothing is worked on, kept in order or scheduled by it. */
async function withQueue<Answer>(db: Database, work: (boss: PgBoss) => Promise<Answer>): Promise<Answer> {
  const boss = new PgBoss({ db: fromDrizzle(db, sql), supervise: false, schedule: false, migrate: false })
  // It looks after its queues now and then by itself: what fails in between is no matter of the one who asks.
  boss.on('error', () => {})
  await boss.start()
  try {
    return await work(boss)
  } finally {
    await boss.stop({ close: false, graceful: false })
  }
}

const failure = z
  .object({ message: z.string() })
  .transform(({ message }) => message)
  .catch('')

/** Never an address. */
const uuidsIn = (payload: Record<string, unknown>) =>
  Object.values(payload).filter((value) => z.uuid().safeParse(value).success)
