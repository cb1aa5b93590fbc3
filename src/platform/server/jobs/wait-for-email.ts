import type { JobResult } from 'pg-boss'
import type { Services } from '#platform/server/services.ts'
import { type RunningJob, runJob } from './run-job.ts'

/** Milliseconds that a mail server is waited for before the next e-mails have their turn. */
const usual = 5000
/** So many that hang go on at the same time; beyond that they are waited for. */
const mostApart = 40

export type WaitLimit = { patience: number }

/**
 * A recipient whose server hangs does not hold up those after it: its e-mail goes on apart, as long as the mail carrier
 * lets it, and the queue looks again after half a minute. If it has left by then, nothing is left to do; if not, it is
 * tried again. The last try is waited for, since what it comes to counts.
 */
export function makeWaitForEmail({ patience = usual }: Partial<WaitLimit> = {}) {
  let apart = 0
  return async (services: Services, job: RunningJob, work: (services: Services) => Promise<unknown>) => {
    const late = Promise.withResolvers<'late'>()
    let timer: NodeJS.Timeout | undefined
    const send: Services['mail']['send'] = async (email) => {
      timer = setTimeout(() => late.resolve('late'), patience)
      await services.mail.send(email).finally(() => clearTimeout(timer))
    }
    const run = runJob(services, job, () => work({ ...services, mail: { send } }))
    if (job.retryCount >= job.retryLimit) return run
    const first = await Promise.race([run, late.promise])
    if (first !== 'late') return first
    if (apart >= mostApart) return run
    apart++
    void run.finally(() => apart--)
    services.log.warn({ job: job.name, id: job.id, try: job.retryCount + 1 }, 'e-mail is slow, and goes on apart')
    return { id: job.id, status: 'failed', output: { message: 'Still being sent' } } satisfies JobResult
  }
}
