import { addDays, type Day, type Weekday, weekdayOf } from '#platform/time/dates.ts'

export { type Weekday, weekdays } from '#platform/time/dates.ts'

export type Offer = {
  uuid: string
  /** Calendar days, 'YYYY-MM-DD', both included. */
  startDate: Day
  endDate: Day
  weekdays: Record<Weekday, boolean>
  spaDiscountValue: number
  /** Negative for a discount, since it is added to the price. Percent, or whole euros when fixed. */
  bonoDiscountValue: number
  discountMode: 'percent' | 'fixed'
  startTime: string | null
  endTime: string | null
}

type DatedOffer = Pick<Offer, 'startDate' | 'endDate' | 'weekdays' | 'bonoDiscountValue'>

/**
 * Spec 4: the weekday's flag is set and the day lies within the offer's dates. One that would raise the price is no
 * offer: vouchers would cost more than the lines of their bill add up to.
 */
export function isOfferValidOn(offer: DatedOffer, day: Day): boolean {
  return (
    offer.bonoDiscountValue <= 0 && offer.weekdays[weekdayOf(day)] && offer.startDate <= day && day <= offer.endDate
  )
}

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
