import { eq } from 'drizzle-orm'
import { leaseTime } from '#features/checkout/rules/payments/waiting.ts'
import { lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import type { Services } from '#platform/server/services.ts'
import { type Attempt, isKeptFor, lockAttempt } from '../attempts/attempt-row.ts'

export type LeasedAuthorization = { attempt: Attempt; purchase: Purchase }

/**
 * Leases an authorised attempt to capture or to release it. Null if it is leased, has ended, or if it is for the other:
 * what is kept for a purchase is captured, and everything else released. `attempt.polledAt` is when it was tried before.
 */
export async function leaseAuthorized(
  { db, clock }: Services,
  order: string,
  deed: 'capture' | 'release',
): Promise<LeasedAuthorization | null> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, order)
    if (attempt?.state !== 'authorized' || (attempt.leasedUntil && attempt.leasedUntil > now)) return null
    const purchase = await lockPurchase(tx, attempt.purchaseUuid)
    if (!purchase || isKeptFor(purchase, attempt) !== (deed === 'capture')) return null
    const leasedUntil = new Date(now.getTime() + leaseTime)
    await tx.update(paymentAttempts).set({ leasedUntil, polledAt: now }).where(eq(paymentAttempts.uuid, attempt.uuid))
    return { attempt, purchase }
  })
}

/** Nobody is at it any more; or not before a time. */
export async function endLease({ db }: Services, { uuid }: Attempt, until: Date | null = null) {
  await db.update(paymentAttempts).set({ leasedUntil: until }).where(eq(paymentAttempts.uuid, uuid))
}
