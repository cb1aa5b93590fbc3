import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Services } from '#server/services.ts'
import { putBackOutOfTurn } from './email-order.ts'
import { queuedHandlers } from './handlers.ts'
import type { queuedJobs } from './job-names.ts'
import type { makeWaitForEmail } from './wait-for-email.ts'

/** So many of one batch are written beside each other: a mail server that hangs on one of them holds up few others. */
const lanes = 4

type Pace = { giveWay: () => Promise<void>; waitForEmail: ReturnType<typeof makeWaitForEmail> }

/** A batch of e-mails of one kind. Each succeeds or fails on its own, and its result tells the queue which. */
export async function sendEmails(
  services: Services,
  boss: PgBoss,
  { giveWay, waitForEmail }: Pace,
  name: (typeof queuedJobs)[number],
  jobs: JobWithMetadata<never>[],
): Promise<JobResult[]> {
  const waiting = await putBackOutOfTurn(services, boss, name, jobs).catch((error: unknown) => {
    services.log.warn({ err: error, job: name }, 'e-mails sent without looking at their order')
    return new Set<string>()
  })
  await giveWay()
  const results: JobResult[] = [...waiting].map((id) => ({ id, status: 'completed' }))
  const rest = jobs.filter(({ id }) => !waiting.has(id))
  const sendOn = async () => {
    for (let job = rest.shift(); job; job = rest.shift()) {
      const { id, retryCount, retryLimit, data } = job
      const running = { id, retryCount, retryLimit, name }
      results.push(await waitForEmail(services, running, (by) => queuedHandlers[name](by, data)))
    }
  }
  await Promise.all(Array.from({ length: lanes }, sendOn))
  return results
}
