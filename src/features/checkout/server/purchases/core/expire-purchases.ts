import { and, inArray, lt } from 'drizzle-orm'
import { isOpen } from '#features/checkout/rules/purchases/purchase.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { releaseCodes } from '../holds/coupon-holds.ts'
import { releaseGoods } from '../holds/goods-holds.ts'
import { lockPurchase, type Purchase, transitionPurchase } from './purchase-row.ts'

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
      await expirePurchase(services, tx, purchase)
    })
  }
  return due.length
}

/** Expires a locked purchase, and releases everything that it has reserved. */
export async function expirePurchase(services: Services, tx: Transaction, purchase: Purchase): Promise<Purchase> {
  await releaseCodes(tx, purchase.uuid)
  return transitionPurchase(tx, purchase, 'expired', await releaseGoods(services, tx, purchase))
}
