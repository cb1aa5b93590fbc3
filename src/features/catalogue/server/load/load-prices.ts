import { asc, sql } from 'drizzle-orm'
import type { PriceChange } from '#features/catalogue/rules/prices/lowest-price.ts'
import { priceHistory } from '#features/catalogue/server/schema/services.ts'
import type { Database } from '#platform/server/db/client.ts'
import { groupBy } from './rows.ts'

/** Offers last months at most: what a service cost longer ago can't matter to the 30 days before one began. */
const daysRead = 400

export async function loadPriceChanges(db: Database, today: string): Promise<Map<string, PriceChange[]>> {
  const rows = await db
    .select()
    .from(priceHistory)
    .where(sql`${priceHistory.since} > ${today}::date - ${daysRead}::int`)
    .orderBy(asc(priceHistory.since))
  const byService = groupBy(rows, (row) => row.serviceUuid)
  return new Map(
    [...byService].map(([service, changes]) => [service, changes.map(({ since, amount }) => ({ since, amount }))]),
  )
}
