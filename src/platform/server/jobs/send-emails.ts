import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Services } from '#platform/server/services.ts'
import type { Job } from './define-job.ts'
import { putBackOutOfTurn } from './email-order.ts'
import type { makeWaitForEmail } from './wait-for-email.ts'

/**
 * A batch of e-mails of one kind, sent beside each other. Each succeeds or fails on its own, and its result tells the
 * queue which.
 */
export async function sendEmails(
  { services, boss, waitForEmail, emailNames }: Sending,
  job: Job,
  batch: JobWithMetadata<never>[],
): Promise<JobResult[]> {
  const waiting = await putBackOutOfTurn({ services, boss, emailNames }, job, batch).catch((error: unknown) => {
    services.log.warn({ err: error, job: job.name }, 'e-mails sent without looking at their order')
    return new Set<string>()
  })
  return Promise.all(
    batch.map(({ id, retryCount, retryLimit, data }): JobResult | Promise<JobResult> => {
      if (waiting.has(id)) return { id, status: 'completed' }
      const running = { id, retryCount, retryLimit, name: job.name }
      return waitForEmail(services, running, (by) => job.run(by, data))
    }),
  )
}

type Sending = {
  services: Services
  boss: PgBoss
  waitForEmail: ReturnType<typeof makeWaitForEmail>
  emailNames: readonly string[]
}
