import { takeBackFromCode } from '#server/coupons/owed-by-code.ts'
import type { Transaction } from '#server/db/client.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import type { PaidItem } from '#server/purchases/core/paid-item.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { failPurchase } from '#server/purchases/fulfilment/fulfil-purchase.ts'
import type { Services } from '#server/services.ts'
import { refundPartsOf } from '../refunds/refund-parts.ts'
import { reversed } from './reasons.ts'

type Desk = Pick<Services, 'clock' | 'kinds' | 'queue'>

/**
 * The bank has taken the payment of a locked purchase back: what was not used ends, what it had become a code for is taken
 * off that, and its buyer is told. What another source had paid goes back to it.
 */
export async function withdrawPurchase(desk: Desk, tx: Transaction, purchase: Purchase, dispute: string, now: Date) {
  const { uuid: purchaseUuid, state, kind } = purchase
  if (state === 'confirming') await failPurchase(desk, tx, purchase, reversed)
  const items = state === 'confirmed' ? await kindOf(desk, kind).operators.listPaid(tx, purchase, now) : []
  for (const item of items) {
    if (item.fate === 'unused') await endItem(desk, tx, purchase, item, now)
    else if (item.fate !== 'gone')
      await takeBackFromCode(desk.queue, tx, item.fate.code, item.payment, { purchaseUuid, at: now })
  }
  const ended = items.filter(({ fate }) => fate !== 'gone').map(({ name }) => name)
  if (ended.length === 0 && state !== 'confirming') return
  await desk.queue.add(tx, 'send-withdrawn', { purchase: purchaseUuid, dispute, because: 'payment', items: ended })
}

/** The source that was taken back gets nothing: a payment no refund, and a code what it owes already. */
async function endItem(desk: Desk, tx: Transaction, purchase: Purchase, item: PaidItem, now: Date) {
  const { withdraw } = kindOf(desk, purchase.kind).operators
  if (!withdraw) throw new Error(`A ${purchase.kind} can't be withdrawn`)
  await withdraw(desk, tx, { item: item.uuid }, now)
  await refundPartsOf(desk, tx, purchase, item, reversed)
}
