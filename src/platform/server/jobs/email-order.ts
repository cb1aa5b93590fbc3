import { type SQL, sql } from 'drizzle-orm'
import type { PgBoss, Job as QueuedJob } from 'pg-boss'
import type { Services } from '#platform/server/services.ts'
import type { Job } from './define-job.ts'

/** Longer than this no e-mail waits for an earlier one about the same thing: that one is stuck. */
export const longestWait = 10 * 60_000

type EmailJob = Pick<QueuedJob<never>, 'id' | 'data' | 'groupId' | 'groupTier'>

/**
 * E-mails about one thing, such as a voucher, arrive in the order in which they were asked for. One whose turn has not come,
 * because an earlier one about it or about its order is still to be delivered, is put back into the queue with the time at which
 * it was asked for, and looks again after some seconds. The first e-mail that a reader gets of a purchase does not wait.
 * Returns those that were put back.
 */
export async function putBackOutOfTurn(
  { services, boss, emailNames, subjects }: Sending,
  { name, email }: Job,
  jobs: EmailJob[],
) {
  const now = services.clock.now().getTime()
  const age = ({ groupTier }: EmailJob) => now - Date.parse(groupTier ?? '')
  const young = jobs.filter((job) => job.groupId && age(job) < longestWait)
  if (email?.isFirst || young.length === 0) return new Set<string>()
  const waiting = await withEarlierOnes(services, { emailNames, subjects }, young)
  for (const job of young) {
    if (!waiting.has(job.id)) continue
    const seconds = Math.ceil(Math.min(30, Math.max(2, age(job) / 4000)))
    const group = { id: job.groupId as string, tier: job.groupTier as string }
    await boss.send(name, job.data, { group, startAfter: seconds })
  }
  return waiting
}

/** `emailNames`: of all jobs that send e-mails. `subjects`: what features say of what these are about (`emailSubjects`). */
type Sending = { services: Services; boss: PgBoss; emailNames: readonly string[]; subjects: readonly SQL[] }

/**
 * Two questions, since the queue keeps what waits and what is under way in different indexes. What is to leave on a later
 * day, such as a present, is not waited for; what was put back is, and leaves within a minute.
 */
async function withEarlierOnes(
  { db }: Services,
  { emailNames, subjects }: Pick<Sending, 'emailNames' | 'subjects'>,
  jobs: EmailJob[],
): Promise<Set<string>> {
  const leaving = JSON.stringify(jobs.map(({ id, groupId, groupTier }) => ({ id, about: groupId, since: groupTier })))
  const names = sql.param(emailNames)
  const wholes = subjects.map(
    (rows) =>
      sql`union all select later.id, whole::text, later.since from later join (${rows}) parts on part = later.about`,
  )
  const isEarlier = sql`earlier.name = any(${names}::text[]) and earlier.group_id = wanted.about and earlier.group_tier < wanted.since`
  const { rows } = await db.execute<{ id: string }>(sql`
    with later as (select * from json_to_recordset(${leaving}::json) as asked (id uuid, about uuid, since text)),
    wanted as (
      select id, about::text, since from later
      ${sql.join(wholes, sql` `)}
    )
    select wanted.id from wanted join pgboss.job earlier on ${isEarlier}
    where earlier.state < 'active' and not earlier.blocked and earlier.start_after < now() + interval '1 minute'
    union
    select wanted.id from wanted join pgboss.job earlier on ${isEarlier}
    where earlier.state = 'active' and earlier.group_id is not null
  `)
  return new Set(rows.map(({ id }) => id))
}
