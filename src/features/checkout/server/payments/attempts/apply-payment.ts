import { holdExpiry } from '#features/checkout/rules/coupons/coupon.ts'
import { expiryFrom, isPaid } from '#features/checkout/rules/purchases/purchase.ts'
import {
  changePurchase,
  type Purchase,
  transitionPurchase,
} from '#features/checkout/server/purchases/core/purchase-row.ts'
import { extendHolds, redeemHolds } from '#features/checkout/server/purchases/holds/coupon-holds.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { requestRefund } from '../refunds/refund-purchase.ts'
import { type Attempt, isKeptFor, openAttemptOf, paysCurrentSelection } from './attempt-row.ts'

/** How the money came: taken, or only kept for us. */
type Came = 'paid' | 'authorized'

/**
 * Applies a payment to its purchase, or gives it back. It is given back if another attempt has paid the purchase already,
 * if another purchase has used one of its codes meanwhile, or if it is for another amount or an earlier selection.
 * Taken money is refunded; authorised money is released, also if its attempt had ended: nobody was charged, and the buyer
 * was told that it failed. `attempt` is as it was before.
 */
export async function applyPayment(
  services: Services,
  tx: Transaction,
  attempt: Attempt,
  purchase: Purchase,
  came: Came,
): Promise<Purchase> {
  const now = services.clock.now()
  if (isKeptFor(purchase, attempt)) {
    await changePurchase(tx, purchase.uuid, { paidAt: now })
    return { ...purchase, paidAt: now }
  }
  if (isPaid(purchase.state) || purchase.state === 'failed') {
    await returnMoney(services, tx, attempt, came, 'paid-twice')
    return purchase
  }
  const isForThisBill = attempt.amount === purchase.bill.total && paysCurrentSelection(attempt, purchase)
  const isInTime = came === 'paid' || attempt.state === 'open'
  const isAccepted = isForThisBill && isInTime && (await redeemHolds(services, tx, purchase))
  if (isAccepted)
    return transitionPurchase(tx, purchase, 'confirming', {
      paidBy: attempt.uuid,
      paymentAcceptedAt: now,
      paidAt: came === 'paid' ? now : null,
      paymentMode: attempt.paymentMode,
    })
  const isBeingPaidAgain = (await openAttemptOf(tx, purchase.uuid)) !== null
  await returnMoney(services, tx, attempt, came, 'came-too-late')
  if (purchase.state === 'paying' && !isBeingPaidAgain) {
    await extendHolds(tx, purchase, { now, until: holdExpiry(now) })
    return transitionPurchase(tx, purchase, 'ready', { expiresAt: expiryFrom(now) })
  }
  return came === 'paid' && purchase.state === 'expired' ? transitionPurchase(tx, purchase, 'failed') : purchase
}

async function returnMoney(
  services: Services,
  tx: Transaction,
  attempt: Attempt,
  came: Came,
  reason: 'paid-twice' | 'came-too-late',
) {
  const { uuid, purchaseUuid: purchase, amount } = attempt
  if (came === 'authorized') return services.queue.add(tx, 'release-authorizations', {})
  await requestRefund(services, tx, attempt, amount, reason)
  await services.queue.add(tx, 'send-purchase-failed', { purchase, attempt: uuid, reason })
}
