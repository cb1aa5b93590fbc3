import { and, eq } from 'drizzle-orm'
import type { Memo } from '#domain/payments/payment-provider.ts'
import { busyTime } from '#domain/payments/waiting.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, lockAttempt } from './attempt-row.ts'

/** `note` is written with it; `onlyIf` is asked of it as it is at this moment. */
type Taking = { note?: Memo; onlyIf?: (attempt: Attempt) => boolean }

/** For who would talk to the provider about it. Null where it has ended, or somebody else is at it. */
export async function takeAttempt(
  { db, clock }: Services,
  order: string,
  taking: Taking = {},
): Promise<Attempt | null> {
  const { note, onlyIf = () => true } = taking
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, order)
    const now = clock.now()
    if (attempt?.state !== 'open' || (attempt.busyUntil && attempt.busyUntil > now) || !onlyIf(attempt)) return null
    const busyUntil = new Date(now.getTime() + busyTime)
    const taken = note ? { busyUntil, memo: { ...attempt.memo, ...note } } : { busyUntil }
    await tx.update(paymentAttempts).set(taken).where(eq(paymentAttempts.uuid, attempt.uuid))
    return { ...attempt, ...taken }
  })
}

/** Before its time: the call is over, and nothing can come of it any more. */
export async function releaseAttempt({ db }: Services, { uuid }: Attempt) {
  await db
    .update(paymentAttempts)
    .set({ busyUntil: null })
    .where(and(eq(paymentAttempts.uuid, uuid), eq(paymentAttempts.state, 'open')))
}
