import type { Transaction } from '#server/db/client.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { failPurchase } from '#server/purchases/fulfilment/fulfil-purchase.ts'
import type { Services } from '#server/services.ts'

type Desk = Pick<Services, 'clock' | 'kinds' | 'queue'>

/** The bank has taken the payment of a locked purchase back: what was not used ends, and its buyer is told. */
export async function withdrawPurchase(desk: Desk, tx: Transaction, purchase: Purchase, dispute: string, now: Date) {
  if (purchase.state === 'confirming') await failPurchase(desk, tx, purchase, 'reversed')
  else await kindOf(desk, purchase.kind).operators.withdraw(tx, purchase, now)
  await desk.queue.add(tx, 'send-withdrawn', { purchase: purchase.uuid, dispute, because: 'payment', items: [] })
}
