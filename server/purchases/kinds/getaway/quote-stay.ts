import { wallClock } from '#domain/dates.ts'
import { agreedStay } from '#domain/getaways/agreed-stay.ts'
import type { GetawayGoods } from '#domain/getaways/getaway-goods.ts'
import type { AvailabilityRequest } from '#domain/getaways/hotel-rates.ts'
import { findRate } from '#domain/getaways/rate.ts'
import { readStay } from '#domain/getaways/stay.ts'
import { compare } from '#domain/money.ts'
import { taxOf } from '#domain/pricing/tax.ts'
import type { NotSold, Quote } from '#domain/purchases/quote.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Services } from '#server/services.ts'
import { agreedNames } from './agreed-names.ts'
import { findGetaway } from './find-getaway.ts'

/** Spec 3: what the hotel is asked. */
export const requestOf = ({ packageUuid, packageUuidRevision, from, to, pax }: GetawayGoods): AvailabilityRequest => ({
  packageUuid,
  packageUuidRevision,
  from,
  to,
  numPax: pax,
})

/** The price and the conditions of the chosen rate, as the hotel has it now. */
export async function quoteStay(
  { catalogue, clock, hotelRates }: Services,
  goods: GetawayGoods,
  purchase: string | null,
): Promise<Result<Quote, NotSold>> {
  const snapshot = catalogue.current()
  const found = findGetaway(snapshot, goods)
  const supplier = found && hotelRates.named(found.getaway.hotel.supplier)
  if (!found || !supplier) return fail('not-for-sale')
  const { getaway, place, timeZone } = found
  const today = wallClock(clock.now(), timeZone).day
  if (!readStay(goods.from, goods.to, today).ok) return fail('not-for-sale')
  const reference = purchase ?? undefined
  const answer = await supplier.findAvailability({ ...requestOf(goods), ...(reference && { reference }) })
  const rate = answer.ok ? findRate(answer.value.rates, goods) : undefined
  if (!rate) return fail('not-for-sale')
  const { basicPrice, basicPriceWithDiscount } = rate
  return ok({
    lines: [{ base: basicPrice, discounted: basicPriceWithDiscount }],
    spaUuid: getaway.spaUuid,
    items: [{ uuid: getaway.uuid, isDiscounted: compare(basicPriceWithDiscount, basicPrice) < 0 }],
    tax: taxOf(place, snapshot.locations),
    lowest: null,
    details: agreedStay(rate, agreedNames(snapshot, getaway, goods, timeZone)),
  })
}
