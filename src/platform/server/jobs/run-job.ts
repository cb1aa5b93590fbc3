import type { JobResult, JobWithMetadata } from 'pg-boss'
import { RecipientRefused } from '#platform/emails/mail-transport.ts'
import { describeError } from '#platform/server/log.ts'
import type { Services } from '#platform/server/services.ts'
import { UnreadablePayload } from './define-job.ts'

/** With the limit that it was queued with, maybe by an earlier version. */
export type RunningJob = Pick<JobWithMetadata, 'id' | 'retryCount' | 'retryLimit'> & { name: string }

/**
 * One job, on its own: whether it fails is nobody else's matter. What failed is logged and counted, without anything
 * personal, and tried again; an address that will never take an e-mail, and a payload that can't be read, are not.
 */
export async function runJob(
  { log, jobCounts }: Pick<Services, 'log' | 'jobCounts'>,
  job: RunningJob,
  work: () => Promise<unknown>,
): Promise<JobResult> {
  const { id, name, retryCount, retryLimit } = job
  try {
    await work()
    jobCounts.add(name, 'done')
    return { id, status: 'completed' }
  } catch (error) {
    const isForGood = error instanceof RecipientRefused || error instanceof UnreadablePayload
    const isLast = isForGood || retryCount >= retryLimit
    jobCounts.add(name, isLast ? 'given-up' : 'failed')
    log.error({ err: error, job: name, id, try: retryCount + 1 }, isLast ? 'job given up' : 'job failed')
    return { id, status: isForGood ? 'deadletter' : 'failed', output: describeError(error) }
  }
}
