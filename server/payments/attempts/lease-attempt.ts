import { and, eq, sql } from 'drizzle-orm'
import type { Memo } from '#domain/payments/payment-provider.ts'
import { isSafeToRepeat, leaseTime } from '#domain/payments/waiting.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import type { Services } from '#server/services.ts'
import { clearAbandoned, isAbandonedByBuyer } from './abandoned-by-buyer.ts'
import { type Attempt, lockAttempt } from './attempt-row.ts'

/** `note` is written with it; `onlyIf` is asked of it as it is at this moment. */
type Taking = { note?: Memo; onlyIf?: (attempt: Attempt) => boolean }

/**
 * For who would talk to the provider about it. Null where it has ended, or somebody else is at it. That somebody would
 * leave before, and did not get through, says nothing of how it ends now.
 */
export async function leaseAttempt(
  { db, clock }: Services,
  order: string,
  taking: Taking = {},
): Promise<Attempt | null> {
  const { note, onlyIf = () => true } = taking
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, order)
    const now = clock.now()
    if (attempt?.state !== 'open' || (attempt.leasedUntil && attempt.leasedUntil > now) || !onlyIf(attempt)) return null
    const leasedUntil = new Date(now.getTime() + leaseTime)
    const taken = { leasedUntil, memo: { ...clearAbandoned(attempt.memo), ...note } }
    await tx.update(paymentAttempts).set(taken).where(eq(paymentAttempts.uuid, attempt.uuid))
    return { ...attempt, ...taken }
  })
}

/**
 * The call is over, without an answer: who would leave has not left, and where nothing can have come of it, it is free
 * before its time.
 */
export async function releaseLease({ db }: Services, attempt: Attempt) {
  const isFree = isSafeToRepeat(attempt)
  if (!isFree && !isAbandonedByBuyer(attempt)) return
  const { uuid, state, memo } = paymentAttempts
  // Only the note: a message of the provider's may have changed the rest since it was read.
  const stayed = { memo: sql`${memo} - 'leftBy'` }
  await db
    .update(paymentAttempts)
    .set(isFree ? { ...stayed, leasedUntil: null } : stayed)
    .where(and(eq(uuid, attempt.uuid), eq(state, 'open')))
}
