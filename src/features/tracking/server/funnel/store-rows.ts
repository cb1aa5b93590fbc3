import { inArray, sql } from 'drizzle-orm'
import { type FunnelRow, mergeRows } from '#features/tracking/rules/funnel/funnel.ts'
import { funnelDays } from '#features/tracking/server/schema.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { boundedOrigin, originKey } from '#platform/visits/origin.ts'

/**
 * Adds views to those that are stored. What is said of purchases is the whole number of them, which never falls: whoever
 * counts later finds fewer, since purchases forget their origin. One process at a time, so that together they keep to
 * the limit of origins.
 */
export async function storeRows(tx: Transaction, rows: readonly FunnelRow[], mostOrigins: number): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('funnel_days', 0))`)
  const known = await knownOrigins(tx, [...new Set(rows.map(({ day }) => day))])
  const bounded = rows.map((row) => ({ ...row, ...boundedOrigin(row, known(row.day), mostOrigins) }))
  const { day, channel, campaign, kind, language } = funnelDays
  await tx
    .insert(funnelDays)
    .values(mergeRows(bounded))
    .onConflictDoUpdate({
      target: [day, channel, campaign, kind, language],
      set: {
        views: sql`${funnelDays.views} + excluded.views`,
        starts: sql`greatest(${funnelDays.starts}, excluded.starts)`,
        buyers: sql`greatest(${funnelDays.buyers}, excluded.buyers)`,
        payments: sql`greatest(${funnelDays.payments}, excluded.payments)`,
        confirmed: sql`greatest(${funnelDays.confirmed}, excluded.confirmed)`,
      },
    })
}

async function knownOrigins(tx: Transaction, days: string[]) {
  const { day, channel, campaign } = funnelDays
  const stored = await tx.selectDistinct({ day, channel, campaign }).from(funnelDays).where(inArray(day, days))
  const ofDay = Object.groupBy(stored, (origin) => origin.day)
  const known = new Map(days.map((one) => [one, new Set(ofDay[one]?.map(originKey))]))
  return (of: string) => known.get(of) ?? new Set<string>()
}
