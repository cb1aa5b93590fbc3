import { isOfferValidOn, type Offer } from '#features/catalogue/rules/services/offer.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { type Money, multiply } from '#platform/rules/money.ts'
import type { Day } from '#platform/time/dates.ts'
import { type PartySize, partyFor } from './party.ts'

export type Price = PartySize & {
  base: Money
  discounted: Money
  /** Spec 9, not rounded: the page decides how to show it. */
  percent: number
  validOffers: Offer[]
}

/**
 * Spec 9: what a party pays for a service that day. It asks no questions about the maximum, so that a list can price
 * what it shows; `sellableParty` refuses before a sale.
 */
export function priceFor(service: Pick<Service, 'price' | 'capacity' | 'offers'>, pax: number, day: Day): Price {
  const party = partyFor(service.capacity, pax)
  const validOffers = service.offers.filter((offer) => isOfferValidOn(offer, day))
  const base = multiply(service.price, party.count)
  const discounted = multiply(discountedVoucher(service.price, validOffers), party.count)
  return { ...party, base, discounted, percent: percentOff(base, discounted), validOffers }
}

/**
 * Offers add up on the full price. The sum is rounded once, per voucher, half a cent up, so that every voucher of a
 * party costs the same; it never falls below 0.
 */
function discountedVoucher(price: Money, offers: Offer[]): Money {
  const percent = sumOf(offers.filter((offer) => offer.discountMode === 'percent'))
  const wholeEuros = sumOf(offers.filter((offer) => offer.discountMode === 'fixed'))
  const amount = Math.round((price.amount * (100 + percent)) / 100 + wholeEuros * 100)
  return { amount: Math.max(0, amount), currency: price.currency }
}

const sumOf = (offers: Offer[]) => offers.reduce((sum, offer) => sum + offer.bonoDiscountValue, 0)

// (1 − discounted / base) × 100, with the division last: 1 − 80 / 100 is not quite 0.2 in floating point.
const percentOff = (base: Money, discounted: Money) =>
  base.amount === 0 ? 0 : ((base.amount - discounted.amount) * 100) / base.amount
