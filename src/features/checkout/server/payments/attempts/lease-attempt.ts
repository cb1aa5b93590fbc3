import { and, eq } from 'drizzle-orm'
import type { PaymentProvider } from '#features/checkout/rules/payments/payment-provider.ts'
import { isSafeToRepeat, leaseTime } from '#features/checkout/rules/payments/waiting.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import type { Services } from '#platform/server/services.ts'
import { type Attempt, lockAttempt } from './attempt-row.ts'

/** `changes` are written with the lease; `onlyIf` is checked on the locked attempt. */
type Lease = {
  changes?: Partial<Pick<Attempt, 'abandonedBy' | 'answeredAction'>>
  onlyIf?: (attempt: Attempt) => boolean
}

/**
 * Leases an attempt, which every call that changes something at the provider needs. Null if the attempt has ended or is
 * leased. Clears `abandonedBy` of an earlier call that got no answer: this call decides how the attempt ends.
 */
export async function leaseAttempt(
  { db, clock }: Services,
  order: string,
  { changes, onlyIf = () => true }: Lease = {},
): Promise<Attempt | null> {
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, order)
    const now = clock.now()
    if (attempt?.state !== 'open' || (attempt.leasedUntil && attempt.leasedUntil > now) || !onlyIf(attempt)) return null
    const leasedUntil = new Date(now.getTime() + leaseTime)
    const leased = { leasedUntil, abandonedBy: null, ...changes }
    await tx.update(paymentAttempts).set(leased).where(eq(paymentAttempts.uuid, attempt.uuid))
    return { ...attempt, ...leased }
  })
}

/**
 * Runs after a call without an answer. It clears `abandonedBy`, since the attempt may still be paid, and ends the lease
 * at once if nothing can have been paid.
 */
export async function releaseLease({ db }: Services, attempt: Attempt, { capabilities }: PaymentProvider) {
  const isSafe = isSafeToRepeat(attempt, capabilities)
  if (!isSafe && attempt.abandonedBy === null) return
  const { uuid, state } = paymentAttempts
  const cleared = { abandonedBy: null }
  await db
    .update(paymentAttempts)
    .set(isSafe ? { ...cleared, leasedUntil: null } : cleared)
    .where(and(eq(uuid, attempt.uuid), eq(state, 'open')))
}
