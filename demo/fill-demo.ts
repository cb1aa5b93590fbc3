import type { Database } from '#platform/server/db/client.ts'
import { madridDay } from '#platform/time/dates.ts'
import { addDemoCoupons } from './add-demo-coupons.ts'
import { fillDatabase, isCatalogueEmpty } from './fill-database.ts'

/** The demo's codes, and its catalogue where there is none. Most starts find one, and need not read what it is made of. */
export async function fillDemo(db: Database, now: Date): Promise<void> {
  await addDemoCoupons(db, now)
  if (!(await isCatalogueEmpty(db))) return
  const { generateCatalogue } = await import('./generate-catalogue.ts')
  await fillDatabase(db, generateCatalogue({ today: madridDay(now) }))
}
