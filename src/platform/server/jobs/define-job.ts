import type { z } from 'zod'
import type { Services } from '#platform/server/services.ts'
import type { JobPayloads, QueuedJobName } from './payloads.ts'

/** Work in the background: on a schedule, queued by a use case in its transaction, or both. Every job is safe to run twice. */
export type Job = {
  name: string
  /** As cron writes it, in Madrid time. */
  schedule?: string
  /** Of jobs that send e-mails: they have more tries and an order among each other. */
  email?: EmailJobTraits
  /** Takes the payload as it was stored, maybe by an earlier version. */
  run: (services: Services, stored?: unknown) => Promise<unknown>
}

export type EmailJobTraits = {
  /** A reader looks for it in their mailbox, or hundreds are queued at once: two batches are sent at the same time. */
  isAwaited?: true
  /** The first e-mail of its purchase that a reader gets. It waits for no earlier one. */
  isFirst?: true
}

/** It will not become readable: it is logged and not tried again. */
export class UnreadablePayload extends Error {}

type Traits<Name> = Pick<Job, 'schedule' | 'email'> & { name: Name }
type WithPayload<Payload> = {
  payload: z.ZodType<Payload>
  run: (services: Services, payload: Payload) => Promise<unknown>
}
type WithoutPayload = { payload?: undefined; run: (services: Services) => Promise<unknown> }

export function defineJob<const Name extends QueuedJobName>(job: Traits<Name> & WithPayload<JobPayloads[Name]>): Job
export function defineJob(job: Traits<string> & WithoutPayload): Job
export function defineJob<Payload>(job: Traits<string> & (WithPayload<Payload> | WithoutPayload)): Job {
  const { name, schedule, email } = job
  const run: Job['run'] = async (services, stored) =>
    job.payload ? job.run(services, readPayload(name, job.payload, stored)) : job.run(services)
  return { name, schedule, email, run }
}

/** Work that shares a schedule: none waits for another, nor ends with it. What failed is thrown when all is done. */
export async function runAllSettled(...works: Promise<unknown>[]) {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** The error names fields and never what is in them. */
function readPayload<Payload>(name: string, schema: z.ZodType<Payload>, stored: unknown): Payload {
  const read = schema.safeParse(stored)
  if (read.success) return read.data
  const fields = read.error.issues.map(({ path }) => path.join('.'))
  throw new UnreadablePayload(`The payload of ${name} can't be read: ${fields.join(', ')}`)
}
