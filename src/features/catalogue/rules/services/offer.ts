import { type Day, type Weekday, weekdayOf } from '#platform/time/dates.ts'

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

export type DatedOffer = Pick<Offer, 'startDate' | 'endDate' | 'weekdays' | 'bonoDiscountValue'>

/**
 * Spec 4: the weekday's flag is set and the day lies within the offer's dates. One that would raise the price is no
 * offer: vouchers would cost more than the lines of their bill add up to.
 */
export function isOfferValidOn(offer: DatedOffer, day: Day): boolean {
  return (
    offer.bonoDiscountValue <= 0 && offer.weekdays[weekdayOf(day)] && offer.startDate <= day && day <= offer.endDate
  )
}
