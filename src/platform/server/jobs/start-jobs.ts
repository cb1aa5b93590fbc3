import type { SQL } from 'drizzle-orm'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Services } from '#platform/server/services.ts'
import { businessTimeZone } from '#platform/time/dates.ts'
import type { Job } from './define-job.ts'
import { putBackOutOfTurn } from './email-order.ts'
import type { OpenQueue } from './open-queue.ts'
import { type RunningJob, runJob } from './run-job.ts'

/** Work in the background. Every handler is safe to run twice, and only calls a use case. */
export async function startJobs(
  services: Services,
  { boss, jobs }: Pick<OpenQueue, 'boss' | 'jobs'>,
  { subjects = [], ...bounds }: Partial<WaitLimit> & { subjects?: readonly SQL[] } = {},
) {
  const waitForEmail = makeWaitForEmail(bounds)
  const emailNames = jobs.filter(({ email }) => email).map(({ name }) => name)
  for (const job of jobs) {
    const { name, email, schedule } = job
    if (email) {
      const options = { ...emails, localConcurrency: email.isAwaited ? 2 : 1 } as const
      await boss.work<never, unknown, typeof options>(name, options, (batch) =>
        sendEmails({ services, boss, waitForEmail, emailNames, subjects }, job, batch),
      )
    } else {
      const options = schedule ? byClock : alone
      await boss.work<never, unknown, typeof options>(name, options, (batch) =>
        Promise.all(batch.map((one) => runJob(services, { ...one, name }, () => job.run(services, one.data)))),
      )
    }
    if (schedule) await boss.schedule(name, schedule, null, { tz: businessTimeZone })
  }
}

/**
 * It is told of a job that comes; by itself it looks for what was put off until now, such as an e-mail that let an earlier
 * one go first. While it can't be told it looks each second.
 */
const alone = {
  perJobResults: true,
  includeMetadata: true,
  notifyPollingIntervalSeconds: 3,
  pollingIntervalSeconds: 1,
} as const

/** One of these that fails is put off for a while, and nobody waits for it. */
const byClock = { ...alone, notifyPollingIntervalSeconds: 30 } as const

/**
 * So many e-mails of one kind are sent at once: a mail server that hangs on one of them holds up few others. While
 * batches come back full, the next is fetched at once.
 */
const emails = { ...alone, batchSize: 4, burstWhenBatchFull: true } as const

/**
 * A batch of e-mails of one kind, sent beside each other. Each succeeds or fails on its own, and its result tells the
 * queue which.
 */
async function sendEmails(
  { services, boss, waitForEmail, emailNames, subjects }: Sending,
  job: Job,
  batch: JobWithMetadata<never>[],
): Promise<JobResult[]> {
  const waiting = await putBackOutOfTurn({ services, boss, emailNames, subjects }, job, batch).catch(
    (error: unknown) => {
      services.log.warn({ err: error, job: job.name }, 'e-mails sent without looking at their order')
      return new Set<string>()
    },
  )
  return Promise.all(
    batch.map(({ id, retryCount, retryLimit, data }): JobResult | Promise<JobResult> => {
      if (waiting.has(id)) return { id, status: 'completed' }
      const running = { id, retryCount, retryLimit, name: job.name }
      return waitForEmail(services, running, (by) => job.run(by, data))
    }),
  )
}

type Sending = Parameters<typeof putBackOutOfTurn>[0] & { waitForEmail: ReturnType<typeof makeWaitForEmail> }

/** Milliseconds that a mail server is waited for before the next e-mails have their turn. */
const usual = 5000
/** So many that hang go on at the same time; beyond that they are waited for. */
const mostApart = 40

type WaitLimit = { patience: number }

/**
 * A recipient whose server hangs does not hold up those after it: its e-mail goes on apart, as long as the mail carrier
 * lets it, and the queue looks again after half a minute. If it has left by then, nothing is left to do; if not, it is
 * tried again. The last try is waited for, since what it comes to counts.
 */
function makeWaitForEmail({ patience = usual }: Partial<WaitLimit> = {}) {
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
