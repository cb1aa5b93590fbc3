import { and, gte, lte } from 'drizzle-orm'
import type { FunnelRow } from '#features/tracking/rules/funnel/funnel.ts'
import { funnelDays } from '#features/tracking/server/schema/funnel.ts'
import type { Services } from '#platform/server/services.ts'
import type { Day } from '#platform/time/dates.ts'
import { countPurchases } from './count-purchases.ts'

/** From one day to another, both included, with what happened until now. Views of the last seconds may be missing. */
export async function readFunnel(
  services: Pick<Services, 'db' | 'clock'>,
  { from, to }: { from: Day; to: Day },
): Promise<FunnelRow[]> {
  await countPurchases(services)
  return services.db
    .select()
    .from(funnelDays)
    .where(and(gte(funnelDays.day, from), lte(funnelDays.day, to)))
}
