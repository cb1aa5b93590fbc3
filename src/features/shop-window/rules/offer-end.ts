import { type DatedOffer, isOfferValidOn } from '#features/catalogue/rules/services/offer.ts'
import { addDays, type Day } from '#platform/time/dates.ts'

/**
 * The last day of an unbroken run on which a price stays as it is today: an offer of Mondays to Thursdays says Thursday,
 * not the end of its month. Null without offers.
 */
export function lastDayOf(offers: readonly DatedOffer[], today: Day): Day | null {
  for (let ahead = 1; ahead <= 7; ahead++) {
    const next = addDays(today, ahead)
    if (!offers.every((offer) => isOfferValidOn(offer, next))) return addDays(today, ahead - 1)
  }
  // Whatever holds for a week holds on all weekdays.
  return offers.map(({ endDate }) => endDate).toSorted()[0] ?? null
}
