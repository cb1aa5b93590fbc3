import { holdExpiry } from '#features/checkout/rules/coupons/coupon.ts'
import type { BuyerAction, PaymentOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import { isHoldRefusal } from '#features/checkout/rules/purchases/quote.ts'
import { requote } from '#features/checkout/server/purchases/bill/quote.ts'
import { changePurchase, lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { codesOf, keepHoldsUntil } from '#features/checkout/server/purchases/holds/coupon-holds.ts'
import { type HeldGoods, holdExpiredGoods, storeHold } from '#features/checkout/server/purchases/holds/goods-holds.ts'
import type { Services } from '#platform/server/services.ts'
import { cancelAtProvider } from './abandon-payment.ts'
import { answeredColumns } from './attempt-row.ts'
import { callProvider } from './call-provider.ts'
import { leaseAttempt } from './lease-attempt.ts'

/**
 * Resumes an attempt after the buyer comes back. Of two requests at the same time the lease lets one through. Nothing is
 * charged if another attempt has paid the purchase, or if another purchase has taken its goods or a code on the bill,
 * since that payment would be refunded: the attempt is cancelled and the buyer sees what has changed.
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

/**
 * False if a code or the goods are not available any more. Goods that are still held are not held again. A buyer whose
 * time for holding ended at the bank finishes the payment without a hold, if the goods are still free.
 */
async function renewHolds(services: Services, read: Purchase): Promise<boolean> {
  const held = await freeOrHeld(services, read, await holdExpiredGoods(services, read, read.quote))
  if (!held && codesOf(read).length === 0) return true
  const now = services.clock.now()
  return services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, read.uuid)
    if (!purchase) return false
    const hold = await storeHold(services, tx, purchase, held)
    if (Object.keys(hold).length > 0) await changePurchase(tx, purchase.uuid, hold)
    return !hold.quoteRefusal && (await keepHoldsUntil(tx, purchase, { now, until: holdExpiry(now) }))
  })
}

async function freeOrHeld(services: Services, read: Purchase, held: HeldGoods | null): Promise<HeldGoods | null> {
  if (!held || held.answer.ok || !isHoldRefusal(held.answer.error)) return held
  const { answer } = await requote(services, read)
  return answer.ok ? null : { ...held, answer }
}
