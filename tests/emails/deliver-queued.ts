import type { Services } from '#platform/server/services.ts'
import { runJob } from '#tests/jobs/run-job.ts'

type Queued = { job: string; payload: unknown }
type Sent = { id: string; to: { email: string } }

/** Does what is queued as the queue would, each job twice: an e-mail that has left is not written again. */
export async function deliverQueued(services: Services, queued: Queued[], emails: Sent[]) {
  const due = queued.splice(0)
  emails.length = 0
  for (const { job, payload } of [...due, ...due]) {
    await runJob(services, job, payload)
  }
  return emails.map(({ id, to }) => [id.split('.')[0], to.email])
}
