import { and, inArray, lt } from 'drizzle-orm'
import { isOpen } from '#features/checkout/rules/purchases/purchase.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Services } from '#platform/server/services.ts'
import { releaseHolds } from '../holds/purchase-holds.ts'
import { lockPurchase, transitionPurchase } from './purchase-row.ts'

const batchSize = 500

/** Expires abandoned purchases and releases their holds. A purchase with an open attempt does not expire. */
export async function expirePurchases(services: Services): Promise<number> {
  const { db, clock } = services
  const now = clock.now()
  const due = await db
    .select({ uuid: purchases.uuid })
    .from(purchases)
    .where(and(inArray(purchases.state, ['started', 'ready']), lt(purchases.expiresAt, now)))
    .limit(batchSize)
  for (const { uuid } of due) {
    await db.transaction(async (tx) => {
      const purchase = await lockPurchase(tx, uuid)
      if (!purchase || !isOpen(purchase.state) || purchase.expiresAt >= now) return
      await transitionPurchase(tx, purchase, 'expired', await releaseHolds(services, tx, purchase))
    })
  }
  return due.length
}
