import { holdExpiry } from '#domain/coupons/coupon.ts'
import type { BuyerAction, PaymentOutcome } from '#domain/payments/payment-provider.ts'
import { codesOf, keepHoldsUntil } from '#server/coupons/coupon-holds.ts'
import { lockPurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { cancelAtProvider } from './abandon-payment.ts'
import { answeredColumns } from './answered-challenge.ts'
import { callProvider } from './call-provider.ts'
import { leaseAttempt } from './lease-attempt.ts'

/**
 * Resumes an attempt after the buyer comes back. Of two requests at the same time the lease lets one through. Nothing is
 * charged if another attempt has paid the purchase, or if another purchase has taken a code on the bill, since that
 * payment would be refunded: the attempt is cancelled and the buyer sees the new bill.
 */
export async function resumePayment(
  services: Services,
  order: string,
  action: BuyerAction,
): Promise<{ state: PaymentOutcome['state'] | 'unknown' }> {
  const attempt = await leaseAttempt(services, order, { changes: answeredColumns(action) })
  if (!attempt) return { state: 'unknown' }
  return callProvider(services, { attempt }, action.kind, async (provider, facts, purchase) =>
    purchase.state === 'paying' && (await renewHolds(services, purchase))
      ? provider.resume(facts, action)
      : cancelAtProvider(provider, facts, purchase),
  )
}

async function renewHolds({ db, clock }: Services, { uuid, ...codes }: Purchase): Promise<boolean> {
  if (codesOf(codes).length === 0) return true
  const now = clock.now()
  return db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    return purchase !== null && keepHoldsUntil(tx, purchase, { now, until: holdExpiry(now) })
  })
}
