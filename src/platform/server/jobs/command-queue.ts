import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database } from '#platform/server/db/client.ts'
import type { Job } from './define-job.ts'
import { makeQueues } from './open-queue.ts'
import { makeQueue, type Queue } from './queue.ts'

/** For a command, which only adds jobs: the server works on them, at once if it runs and otherwise when it is started. */
export async function withCommandQueue<Result>(
  db: Database,
  jobs: readonly Job[],
  work: (queue: Queue) => Promise<Result>,
): Promise<Result> {
  const boss = new PgBoss({ db: fromDrizzle(db, sql), migrate: false, supervise: false, schedule: false })
  await boss.start()
  try {
    // The server may not have run since a job was added.
    await makeQueues(boss, jobs)
    return await work(makeQueue(boss))
  } finally {
    await boss.stop({ graceful: false })
  }
}
