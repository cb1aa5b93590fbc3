import { demoCoupons } from '#server/coupons/demo-coupons.ts'
import type { Database } from '#server/db/client.ts'
import { balanceEntries, coupons } from '#server/db/schema/coupons.ts'

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
