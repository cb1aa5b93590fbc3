import { postalOrders } from '#server/db/schema/purchases.ts'
import { refundPurchase } from '#server/payments/refund-purchase.ts'
import type { Services } from '#server/services.ts'
import { kindOf } from './kinds/kinds.ts'
import { lockPurchase, movePurchase } from './purchase-row.ts'
import { queueLetters } from './queue-letters.ts'

/**
 * Makes what was paid: vouchers, letters, the order for the post. Begun right after the payment, and by the clock for
 * whatever was interrupted, so it may run twice at once: the second finds it done.
 */
export async function completePurchase(services: Services, uuid: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (purchase?.state !== 'confirming') return
    const issued = await kindOf(purchase).issue(services, tx, purchase)
    if (!issued.ok) {
      await movePurchase(tx, purchase, 'undone')
      await services.queue.add(tx, 'send-undone', { purchase: uuid })
      return refundPurchase(services, tx, purchase, issued.error)
    }
    const now = services.clock.now()
    await movePurchase(tx, purchase, 'confirmed', { confirmedAt: now })
    if (purchase.postal) await tx.insert(postalOrders).values({ purchaseUuid: uuid, createdAt: now })
    await queueLetters(services, tx, purchase)
  })
}
