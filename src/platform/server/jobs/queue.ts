import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import { type Clock, systemClock } from '#platform/server/clock.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { JobPayloads, QueuedJobName } from './payloads.ts'

export type Queue = {
  /** Written with what it follows from: both happen, or neither. */
  add: <Name extends QueuedJobName>(
    tx: Transaction,
    job: Name,
    payload: JobPayloads[Name],
    options?: QueueOptions,
  ) => Promise<void>
  /** The same of many of one kind, in one statement. */
  addAll: <Name extends QueuedJobName>(tx: Transaction, job: Name, toAdd: readonly JobToAdd<Name>[]) => Promise<void>
}

type JobToAdd<Name extends QueuedJobName> = { payload: JobPayloads[Name]; options?: QueueOptions }

type QueueOptions = {
  notBefore?: Date
  /** The voucher or purchase that it is about, if the payload does not name it: e-mails about one leave in their order. */
  about?: string
}

export const makeQueue = (boss: PgBoss, clock: Clock = systemClock): Queue => ({
  add: async (tx, job, payload, options) => {
    await boss.send(job, payload, { db: fromDrizzle(tx, sql), ...jobOptions(payload, options, clock) })
  },
  addAll: async (tx, job, toAdd) => {
    const jobs = toAdd.map(({ payload, options }) => ({ data: payload, ...jobOptions(payload, options, clock) }))
    await boss.insert(job, jobs, { db: fromDrizzle(tx, sql) })
  },
})

function jobOptions(
  payload: JobPayloads[QueuedJobName],
  { notBefore, about = subjectOf(payload) }: QueueOptions = {},
  clock: Clock,
) {
  return {
    ...(about && { group: { id: about, tier: clock.now().toISOString() } }),
    ...(notBefore && { startAfter: notBefore }),
  }
}

function subjectOf(payload: JobPayloads[QueuedJobName]): string | undefined {
  if ('voucher' in payload) return payload.voucher
  if ('card' in payload) return payload.card
  if ('booking' in payload) return payload.booking
  return 'purchase' in payload ? payload.purchase : undefined
}
