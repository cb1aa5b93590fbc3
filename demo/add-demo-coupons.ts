import { demoCoupons } from '#features/checkout/server/coupons/demo-coupons.ts'
import { balanceEntries, coupons } from '#features/checkout/server/schema/coupons.ts'
import type { Database } from '#platform/server/db/client.ts'

/** What is there already stays as it is, spent or not. */
export async function addDemoCoupons(db: Database, now: Date) {
  for (const { balance, ...values } of demoCoupons) {
    const [added] = await db
      .insert(coupons)
      .values({ ...values, paymentMode: 'sandbox', createdAt: now })
      .onConflictDoNothing()
      .returning({ code: coupons.code })
    if (added && balance) {
      await db.insert(balanceEntries).values({ code: added.code, amount: balance, reason: 'demo', at: now })
    }
  }
}
