import { and, inArray, lt } from 'drizzle-orm'
import { isOpen } from '#domain/purchases/purchase.ts'
import { releaseHolds } from '#server/coupons/coupon-holds.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import type { Services } from '#server/services.ts'
import { lockPurchase, movePurchase } from './purchase-row.ts'

const atOnce = 500

/** What nobody goes on with ends, and what it had reserved is free again. One that is being paid is waited for. */
export async function expirePurchases({ db, clock }: Services): Promise<number> {
  const now = clock.now()
  const due = await db
    .select({ uuid: purchases.uuid })
    .from(purchases)
    .where(and(inArray(purchases.state, ['started', 'ready']), lt(purchases.expiresAt, now)))
    .limit(atOnce)
  for (const { uuid } of due) {
    await db.transaction(async (tx) => {
      const purchase = await lockPurchase(tx, uuid)
      if (!purchase || !isOpen(purchase.state) || purchase.expiresAt >= now) return
      await movePurchase(tx, purchase, 'expired')
      await releaseHolds(tx, uuid)
    })
  }
  return due.length
}
