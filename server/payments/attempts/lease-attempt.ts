import { and, eq } from 'drizzle-orm'
import type { PaymentProvider } from '#domain/payments/payment-provider.ts'
import { isSafeToRepeat, leaseTime } from '#domain/payments/waiting.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, lockAttempt } from './attempt-row.ts'

/** `changes` are written with the lease; `onlyIf` is asked of the attempt as it is at this moment. */
type Lease = {
  changes?: Partial<Pick<Attempt, 'abandonedBy' | 'answeredAction'>>
  onlyIf?: (attempt: Attempt) => boolean
}

/**
 * Whoever talks to the provider about an attempt leases it first. Null where it has ended, or somebody else has it.
 * A buyer who wanted to leave before and did not get through is forgotten: this call decides how it ends.
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
 * The call ended without an answer. A buyer who wanted to leave has not left; and where nothing can have been paid, the
 * lease ends at once.
 */
export async function releaseLease({ db }: Services, attempt: Attempt, { capabilities }: PaymentProvider) {
  const isFree = isSafeToRepeat(attempt, capabilities)
  if (!isFree && attempt.abandonedBy === null) return
  const { uuid, state } = paymentAttempts
  const stayed = { abandonedBy: null }
  await db
    .update(paymentAttempts)
    .set(isFree ? { ...stayed, leasedUntil: null } : stayed)
    .where(and(eq(uuid, attempt.uuid), eq(state, 'open')))
}
