import { bookingPrice } from '#domain/bookings/booking-price.ts'
import type { Service } from '#domain/catalogue/services/service.ts'
import type { Day } from '#domain/dates.ts'
import { compare, type Money } from '#domain/money.ts'
import { lowestPriceBeforeOffers } from '#domain/pricing/lowest-price.ts'
import { formatMoney, formatPercentOff } from '#i18n/format.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'

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
