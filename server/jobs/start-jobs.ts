import { businessTimeZone } from '#domain/dates.ts'
import type { Services } from '#server/services.ts'
import { queuedHandlers, scheduledHandlers } from './handlers.ts'
import { type JobName, queuedJobs, scheduledJobs } from './job-names.ts'
import type { OpenQueue } from './open-queue.ts'
import { isEmailJob } from './queue-options.ts'
import { runJob } from './run-job.ts'
import { schedule } from './schedule.ts'
import { sendEmails } from './send-emails.ts'
import { type Bounds, makeWaitForEmail } from './wait-for-email.ts'

/** Work in the background. Every handler is safe to run twice, and only calls a use case. */
export async function startJobs(services: Services, { boss }: Pick<OpenQueue, 'boss'>, bounds: Partial<Bounds> = {}) {
  const waitForEmail = makeWaitForEmail(bounds)
  for (const name of scheduledJobs) {
    await boss.work(name, byClock, (jobs) =>
      Promise.all(jobs.map((job) => runJob(services, { ...job, name }, () => scheduledHandlers[name](services)))),
    )
  }
  for (const name of queuedJobs) {
    if (isEmailJob(name)) {
      const options = { ...emails, localConcurrency: isWaitedFor(name) ? 2 : 1 } as const
      await boss.work<never, unknown, typeof options>(name, options, (jobs) =>
        sendEmails(services, boss, waitForEmail, name, jobs),
      )
    } else {
      await boss.work<never, unknown, typeof alone>(name, alone, (jobs) =>
        Promise.all(
          jobs.map((job) => runJob(services, { ...job, name }, () => queuedHandlers[name](services, job.data))),
        ),
      )
    }
  }
  for (const { job, cron } of schedule) await boss.schedule(job, cron, null, { tz: businessTimeZone })
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
 * Somebody looks into their mailbox for these, or a company has sent hundreds: while one batch hangs on a slow server,
 * another goes on.
 */
const isWaitedFor = (name: JobName) => name === 'send-order' || name === 'send-gift' || name === 'send-gift-card'
