import { holdExpiry } from '#domain/coupons/coupon.ts'
import { expiryFrom, isPaid } from '#domain/purchases/purchase.ts'
import { extendHolds, redeemHolds } from '#server/coupons/coupon-holds.ts'
import type { Transaction } from '#server/db/client.ts'
import { movePurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { type Attempt, openAttemptOf } from './attempt-row.ts'
import { paysCurrentSelection } from './pays-current-selection.ts'

/**
 * Money has come. It pays the purchase, or it goes back: where it was paid already by another attempt, where it came so
 * late that a coupon it counted on is somebody else's, and where it is not what was asked for, or for other goods.
 */
export async function applyPayment(
  services: Services,
  tx: Transaction,
  attempt: Attempt,
  purchase: Purchase,
): Promise<Purchase> {
  if (isPaid(purchase.state) || purchase.state === 'failed') {
    const reason = 'paid-twice'
    await giveBack(services, tx, attempt, reason)
    await services.queue.add(tx, 'send-purchase-failed', { purchase: purchase.uuid, attempt: attempt.uuid, reason })
    return purchase
  }
  const now = services.clock.now()
  const isRight = attempt.amount === purchase.bill.total && paysCurrentSelection(attempt, purchase)
  const isAsExpected = isRight && (await redeemHolds(tx, purchase, now))
  if (isAsExpected)
    return movePurchase(tx, purchase, 'confirming', {
      paidBy: attempt.uuid,
      paidAt: now,
      paymentMode: attempt.paymentMode,
    })
  const isBeingPaidAgain = (await openAttemptOf(tx, purchase.uuid)) !== null
  const reason = 'came-too-late'
  await giveBack(services, tx, attempt, reason)
  await services.queue.add(tx, 'send-purchase-failed', { purchase: purchase.uuid, attempt: attempt.uuid, reason })
  if (purchase.state === 'paying' && !isBeingPaidAgain) {
    await extendHolds(tx, purchase, { now, until: holdExpiry(now) })
    return movePurchase(tx, purchase, 'ready', { expiresAt: expiryFrom(now) })
  }
  return purchase.state === 'expired' ? movePurchase(tx, purchase, 'failed') : purchase
}

const giveBack = (services: Services, tx: Transaction, attempt: Attempt, reason: string) =>
  requestRefund(services, tx, attempt, attempt.amount, reason)
