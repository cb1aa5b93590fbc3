import { randomUUID } from 'node:crypto'
import type { PurchaseFailure } from '#features/checkout/rules/purchases/fulfilment.ts'
import { giftSendTime } from '#features/checkout/rules/purchases/gift.ts'
import { holdOrRelease } from '#features/checkout/server/payments/disputes/hold-purchase.ts'
import { refundPurchase } from '#features/checkout/server/payments/refunds/refund-purchase.ts'
import { postalOrders } from '#features/checkout/server/schema/purchases.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { takeRecipient } from '#platform/server/emails/recipient-limit.ts'
import { publish } from '#platform/server/events/publish.ts'
import type { EventServices, Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { kindOf } from '../core/kind-of.ts'
import { type Purchase, transitionPurchase } from '../core/purchase-row.ts'
import { releaseGoods, usedHold } from '../holds/goods-holds.ts'

/**
 * Follows a payment or an authorisation, in its transaction, of a row that is locked. Some goods are made at once; others are ordered by a
 * job, since a supplier is never called inside a transaction. A dispute may be heard of before the payment that it is about:
 * then the goods wait until it is decided.
 */
export async function fulfilPurchase(services: Services, tx: Transaction, purchase: Purchase) {
  if (purchase.disputedAt && (await holdOrRelease(services, tx, purchase, services.clock.now()))) return
  const { fulfilment } = kindOf(services, purchase.kind)
  if (fulfilment.when === 'by-job') return services.queue.add(tx, 'fulfil-purchase', { purchase: purchase.uuid })
  const made = await fulfilment.fulfil(services, tx, purchase)
  return made.ok ? confirmPurchase(services, tx, purchase) : failPurchase(services, tx, purchase, made.error)
}

declare module '#platform/server/events/event-handlers.ts' {
  interface Events {
    /** The goods are made and the purchase is confirmed: once for each purchase. It is as it was a moment before. */
    'purchase.confirmed': { purchase: Purchase }
  }
}

/** The goods are the buyer's: e-mails, the order for the post and whatever listens follow. */
export async function confirmPurchase(services: Services, tx: Transaction, purchase: Purchase) {
  const now = services.clock.now()
  await transitionPurchase(tx, purchase, 'confirmed', { confirmedAt: now, ...usedHold(purchase) })
  if (purchase.postal) await tx.insert(postalOrders).values({ purchaseUuid: purchase.uuid, createdAt: now })
  await queueEmails(services, tx, purchase)
  await publish(services, tx, 'purchase.confirmed', { purchase })
}

/** The goods can't be had, or not their money: all that was paid, and is still here, goes back to where it came from. */
export async function failPurchase(
  services: EventServices,
  tx: Transaction,
  purchase: Purchase,
  reason: PurchaseFailure,
) {
  const released = await releaseGoods(services, tx, purchase)
  await transitionPurchase(tx, purchase, 'failed', { failureReason: reason, ...released })
  // What a bank took back has an e-mail of its own, that of everything which ends with it.
  if (reason !== 'reversed') await services.queue.add(tx, 'send-purchase-failed', { purchase: purchase.uuid })
  if (kindOf(services, purchase.kind).fulfilment.when === 'by-job')
    await services.queue.add(tx, 'undo-order', { purchase: purchase.uuid })
  await refundPurchase(services, tx, purchase, reason)
}

/** Queues the e-mails in the transaction of the fulfilment, so that neither can happen without the other. */
async function queueEmails({ queue, clock }: Services, tx: Transaction, { uuid, gift }: Purchase) {
  await queue.add(tx, 'send-order', { purchase: uuid })
  if (!gift?.deliverOn) return
  const moment = giftSendTime(gift.deliverOn, madridDay(clock.now()))
  await queue.add(tx, 'send-gift', { purchase: uuid }, moment ? { notBefore: moment } : {})
}

/**
 * Sends the order e-mail once more, to the buyer's own address. Returns for how many seconds that address gets no more;
 * 0 if it was sent.
 */
export async function resendOrder(services: Services, { uuid, buyer }: Purchase): Promise<number> {
  if (!buyer) return 0
  const seconds = await takeRecipient(services, 'resend-recipient', buyer.email)
  if (seconds > 0) return seconds
  const { db, queue } = services
  await db.transaction((tx) => queue.add(tx, 'send-order', { purchase: uuid, requestId: randomUUID() }))
  return 0
}
