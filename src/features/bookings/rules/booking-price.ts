import { lowestPriceBeforeOffers, type PriceChange } from '#features/catalogue/rules/prices/lowest-price.ts'
import { type Price, priceFor } from '#features/catalogue/rules/prices/price.ts'
import type { Offer } from '#features/catalogue/rules/services/offer.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { compare } from '#platform/rules/money.ts'
import type { Day } from '#platform/time/dates.ts'

/** What a party pays for a service at an hour: the offers of that day count, if they hold at that time of it. */
export const bookingPrice = (
  service: Pick<Service, 'price' | 'capacity' | 'offers'>,
  { day, time, pax }: { day: Day; time: string; pax: number },
): Price => priceFor({ ...service, offers: service.offers.filter((offer) => holdsAt(offer, time)) }, pax, day)

/** EU Omnibus rule: what stands beside a discount is the lowest price of the 30 days before. Null without one. */
export function lowestBefore({ base, discounted, count, validOffers }: Price, changes: readonly PriceChange[] = []) {
  if (compare(discounted, base) >= 0) return null
  const before = lowestPriceBeforeOffers(validOffers, changes)
  return before === null ? base : { ...base, amount: before * count }
}

/** From its first minute on, and not at its last. */
const holdsAt = ({ startTime, endTime }: Pick<Offer, 'startTime' | 'endTime'>, time: string) =>
  (startTime === null || startTime.slice(0, 5) <= time) && (endTime === null || time < endTime.slice(0, 5))
