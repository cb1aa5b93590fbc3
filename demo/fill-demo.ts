import { demoCoupons } from '#features/checkout/server/coupons/demo-coupons.ts'
import { balanceEntries, coupons } from '#features/checkout/server/schema/coupons.ts'
import type { Database } from '#platform/server/db/client.ts'
import { madridDay } from '#platform/time/dates.ts'
import { fillDatabase, isCatalogueEmpty } from './fill-database.ts'

/** The demo's codes, and its catalogue where there is none. Most starts find one, and need not read what it is made of. */
export async function fillDemo(db: Database, now: Date): Promise<void> {
  await addDemoCoupons(db, now)
  if (!(await isCatalogueEmpty(db))) return
  const { generateCatalogue } = await import('./generate-catalogue.ts')
  await fillDatabase(db, generateCatalogue({ today: madridDay(now) }))
}

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
