import { asc, gte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { priceHistory } from '#server/db/schema/services.ts'
import { groupBy } from './rows.ts'

export type PriceChange = { since: string; amount: number }

/** Every change that can matter to the last 30 days: those inside them, and the one in force when they began. */
export async function loadPriceChanges(db: Database, today: string): Promise<Map<string, PriceChange[]>> {
  const inForce = db
    .select({ began: sql<string>`max(${priceHistory.since})`.as('began'), serviceUuid: priceHistory.serviceUuid })
    .from(priceHistory)
    .where(sql`${priceHistory.since} <= ${today}::date - 30`)
    .groupBy(priceHistory.serviceUuid)
    .as('in_force')
  const rows = await db
    .select({ serviceUuid: priceHistory.serviceUuid, since: priceHistory.since, amount: priceHistory.amount })
    .from(priceHistory)
    .leftJoin(inForce, sql`${inForce.serviceUuid} = ${priceHistory.serviceUuid}`)
    .where(gte(priceHistory.since, sql`coalesce(${inForce.began}, '-infinity'::date)`))
    .orderBy(asc(priceHistory.since))
  return groupBy(rows, (row) => row.serviceUuid)
}
