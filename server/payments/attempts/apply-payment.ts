import { reservedUntil } from '#domain/coupons/coupon.ts'
import { expiryFrom, isPaid } from '#domain/purchases/purchase.ts'
import { extendReservations, spendReservations } from '#server/coupons/reserve-coupon.ts'
import type { Transaction } from '#server/db/client.ts'
import { movePurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { type Attempt, openAttemptOf } from './attempt-row.ts'
import { isForWhatIsChosen } from './pays-current-selection.ts'

/**
 * Money has come. It pays the purchase, or it goes back: where it was paid already by another attempt, where it came so
 * late that a coupon it counted on is somebody else's, and where it is not what was asked for, or for other goods.
 */
export async function countPayment(
  services: Services,
  tx: Transaction,
  attempt: Attempt,
  purchase: Purchase,
): Promise<Purchase> {
  if (isPaid(purchase.state) || purchase.state === 'undone') {
    const reason = 'paid-twice'
    await giveBack(services, tx, attempt, reason)
    await services.queue.add(tx, 'send-undone', { purchase: purchase.uuid, attempt: attempt.uuid, reason })
    return purchase
  }
  const now = services.clock.now()
  const isRight = attempt.amount === purchase.bill.total && isForWhatIsChosen(attempt, purchase)
  const isAsExpected = isRight && (await spendReservations(tx, purchase, now))
  if (isAsExpected)
    return movePurchase(tx, purchase, 'confirming', {
      paidBy: attempt.uuid,
      paidAt: now,
      paymentMode: attempt.paymentMode,
    })
  const isBeingPaidAgain = (await openAttemptOf(tx, purchase.uuid)) !== null
  const reason = 'came-too-late'
  await giveBack(services, tx, attempt, reason)
  await services.queue.add(tx, 'send-undone', { purchase: purchase.uuid, attempt: attempt.uuid, reason })
  if (purchase.state === 'paying' && !isBeingPaidAgain) {
    await extendReservations(tx, purchase, { now, until: reservedUntil(now) })
    return movePurchase(tx, purchase, 'ready', { expiresAt: expiryFrom(now) })
  }
  return purchase.state === 'expired' ? movePurchase(tx, purchase, 'undone') : purchase
}

const giveBack = (services: Services, tx: Transaction, attempt: Attempt, reason: string) =>
  requestRefund(services, tx, attempt, attempt.amount, reason)
