import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/db/client.ts'
import type { Queue } from '#platform/server/jobs/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { runJob } from '#tests/jobs/run-job.ts'

type Job = { id: number; job: string; payload: unknown }

/** Jobs in a table, written with what they follow from, and run when a test says so. */
export async function makeTestQueue(db: Database, now: () => Date) {
  await db.execute(sql`create table test_jobs (id serial primary key, job text, payload jsonb, not_before timestamptz)`)
  const queue: Queue = {
    add: async (tx, job, payload, { notBefore } = {}) => {
      const written = JSON.stringify(payload)
      const from = (notBefore ?? new Date(0)).toISOString()
      await tx.execute(sql`insert into test_jobs (job, payload, not_before) values (${job}, ${written}, ${from})`)
    },
    addAll: async (tx, job, wanted) => {
      for (const { payload, options } of wanted) await queue.add(tx, job, payload, options)
    },
  }
  /** In their order, without those that were tried or are somebody else's. */
  const readDue = async (by: Database, without: Set<number>) => {
    const isLeft = sql`not_before <= ${now().toISOString()} and not (id = any(${`{${[...without].join()}}`}::int[]))`
    return (await by.execute(sql`select id, job, payload from test_jobs where ${isLeft} order by id`)).rows as Job[]
  }
  return {
    queue,
    /** What is due now, to be left to somebody else. */
    dueJobs: async () => (await readDue(db, new Set())).map(({ id }) => id),
    /** Reads what is due and runs it, and what follows from it. What fails stays for the next time, like everything after a death. */
    runJobs: async (services: Services, leaving: number[] = []) => {
      const tried = new Set(leaving)
      for (let [next] = await readDue(services.db, tried); next; [next] = await readDue(services.db, tried)) {
        tried.add(next.id)
        try {
          await runJob(services, next.job, next.payload)
          await services.db.execute(sql`delete from test_jobs where id = ${next.id}`)
        } catch {
          // The queue tries it again.
        }
      }
    },
    forgetJobs: async () => void (await db.execute(sql`delete from test_jobs`)),
  }
}
