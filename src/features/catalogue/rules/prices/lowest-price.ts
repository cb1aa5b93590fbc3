import type { Offer } from '#features/catalogue/rules/services/offer.ts'
import { addDays, type Day } from '#platform/time/dates.ts'

/** From `since` on, until the next change, a service costs `amount` cents. */
export type PriceChange = { since: Day; amount: number }

const daysLookedBack = 30

/**
 * EU Omnibus rule: next to a discounted price stands the lowest of the 30 days before the discount began. Null when no
 * price was in force by then.
 */
export function lowestPriceBeforeOffers(offers: readonly Pick<Offer, 'startDate'>[], changes: readonly PriceChange[]) {
  const began = offers.map(({ startDate }) => startDate).toSorted()[0]
  return began === undefined ? null : lowestPriceBefore(began, changes)
}

/** The lowest price of the 30 days before a day, which is not one of them itself. */
export function lowestPriceBefore(day: Day, changes: readonly PriceChange[]): number | null {
  const from = addDays(day, -daysLookedBack)
  const inOrder = changes.toSorted((a, b) => (a.since < b.since ? -1 : 1))
  const amounts = inOrder
    .filter(({ since }, index) => since < day && (inOrder[index + 1]?.since ?? day) > from)
    .map(({ amount }) => amount)
  return amounts.length > 0 ? Math.min(...amounts) : null
}
