import { sql } from 'drizzle-orm'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import { priceHistory } from '#features/catalogue/server/schema/services.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'

const rowsPerInsert = 5000

/**
 * Writes down what each service costs today where that differs from what was last written, so that the lowest price
 * of the last 30 days is known. Running twice a day changes nothing.
 */
export async function recordPrices({ db, clock, catalogue }: Services): Promise<number> {
  // The day has just begun: offers of yesterday are still in the snapshot, their validity is asked of today.
  await catalogue.refresh()
  const { services, priceChanges } = catalogue.current()
  const today = madridDay(clock.now())
  const changed = [...services.values()].flatMap((service) => {
    const amount = priceFor(service, service.capacity.minimum, today).discounted.amount
    const last = priceChanges
      .get(service.uuid)
      ?.filter(({ since }) => since <= today)
      .at(-1)
    return last?.amount === amount ? [] : [{ serviceUuid: service.uuid, since: today, amount }]
  })
  for (let start = 0; start < changed.length; start += rowsPerInsert) {
    await db
      .insert(priceHistory)
      .values(changed.slice(start, start + rowsPerInsert))
      .onConflictDoUpdate({
        target: [priceHistory.serviceUuid, priceHistory.since],
        // Two prices on one day: the lower one is what a customer was offered.
        set: { amount: sql`least(${priceHistory.amount}, excluded.amount)` },
      })
  }
  return changed.length
}
