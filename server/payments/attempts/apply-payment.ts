import { holdExpiry } from '#domain/coupons/coupon.ts'
import { expiryFrom, isPaid } from '#domain/purchases/purchase.ts'
import type { Transaction } from '#server/db/client.ts'
import { movePurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import { extendHolds, redeemHolds } from '#server/purchases/holds/coupon-holds.ts'
import type { Services } from '#server/services.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { type Attempt, openAttemptOf } from './attempt-row.ts'
import { paysCurrentSelection } from './pays-current-selection.ts'

/**
 * Applies a payment to its purchase, or refunds it. It is refunded if another attempt has paid the purchase already, if
 * another purchase has used one of its codes meanwhile, or if it is for another amount or an earlier selection.
 */
export async function applyPayment(
  services: Services,
  tx: Transaction,
  attempt: Attempt,
  purchase: Purchase,
): Promise<Purchase> {
  if (isPaid(purchase.state) || purchase.state === 'failed') {
    const reason = 'paid-twice'
    await refundAttempt(services, tx, attempt, reason)
    await services.queue.add(tx, 'send-purchase-failed', { purchase: purchase.uuid, attempt: attempt.uuid, reason })
    return purchase
  }
  const now = services.clock.now()
  const isForThisBill = attempt.amount === purchase.bill.total && paysCurrentSelection(attempt, purchase)
  const isAccepted = isForThisBill && (await redeemHolds(tx, purchase, now))
  if (isAccepted)
    return movePurchase(tx, purchase, 'confirming', {
      paidBy: attempt.uuid,
      paidAt: now,
      paymentMode: attempt.paymentMode,
    })
  const isBeingPaidAgain = (await openAttemptOf(tx, purchase.uuid)) !== null
  const reason = 'came-too-late'
  await refundAttempt(services, tx, attempt, reason)
  await services.queue.add(tx, 'send-purchase-failed', { purchase: purchase.uuid, attempt: attempt.uuid, reason })
  if (purchase.state === 'paying' && !isBeingPaidAgain) {
    await extendHolds(tx, purchase, { now, until: holdExpiry(now) })
    return movePurchase(tx, purchase, 'ready', { expiresAt: expiryFrom(now) })
  }
  return purchase.state === 'expired' ? movePurchase(tx, purchase, 'failed') : purchase
}

const refundAttempt = (services: Services, tx: Transaction, attempt: Attempt, reason: string) =>
  requestRefund(services, tx, attempt, attempt.amount, reason)
