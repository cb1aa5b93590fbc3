import { bookingPrice } from '#features/bookings/rules/booking-price.ts'
import { lowestPriceBeforeOffers } from '#features/catalogue/rules/prices/lowest-price.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { formatMoney, formatPercentOff } from '#platform/i18n/format.ts'
import { compare, type Money } from '#platform/rules/money.ts'
import type { Day } from '#platform/time/dates.ts'

/** A discounted price never stands without the lowest of 30 days (EU Omnibus rule), for the same party. */
export type HourPrice = { amount: string; was?: string; off?: string; lowest?: string }

/** What the party pays at an hour, as it is read and to compare it. */
export function hourPrice(
  { priceChanges }: Pick<Snapshot, 'priceChanges'>,
  service: Service,
  asked: { day: Day; time: string; pax: number },
): { price: HourPrice; money: Money } {
  const { base, discounted, percent, count, validOffers } = bookingPrice(service, asked)
  const amount = formatMoney(discounted)
  if (compare(discounted, base) >= 0) return { price: { amount }, money: discounted }
  const before = lowestPriceBeforeOffers(validOffers, priceChanges.get(service.uuid) ?? [])
  const lowest = before === null ? base : { amount: before * count, currency: base.currency }
  return {
    price: { amount, was: formatMoney(base), off: formatPercentOff(percent), lowest: formatMoney(lowest) },
    money: discounted,
  }
}
