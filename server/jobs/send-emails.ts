import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Services } from '#server/services.ts'
import { putBackOutOfTurn } from './email-order.ts'
import { queuedHandlers } from './handlers.ts'
import type { queuedJobs } from './job-names.ts'
import type { makeWaitForEmail } from './wait-for-email.ts'

/**
 * A batch of e-mails of one kind, sent beside each other. Each succeeds or fails on its own, and its result tells the
 * queue which.
 */
export async function sendEmails(
  services: Services,
  boss: PgBoss,
  waitForEmail: ReturnType<typeof makeWaitForEmail>,
  name: (typeof queuedJobs)[number],
  jobs: JobWithMetadata<never>[],
): Promise<JobResult[]> {
  const waiting = await putBackOutOfTurn(services, boss, name, jobs).catch((error: unknown) => {
    services.log.warn({ err: error, job: name }, 'e-mails sent without looking at their order')
    return new Set<string>()
  })
  return Promise.all(
    jobs.map(({ id, retryCount, retryLimit, data }): JobResult | Promise<JobResult> => {
      if (waiting.has(id)) return { id, status: 'completed' }
      const running = { id, retryCount, retryLimit, name }
      return waitForEmail(services, running, (by) => queuedHandlers[name](by, data))
    }),
  )
}
