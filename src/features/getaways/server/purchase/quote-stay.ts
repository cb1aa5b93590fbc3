import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { AvailabilityRequest } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { findRate } from '#features/catalogue/rules/getaways/rate.ts'
import { readStay } from '#features/catalogue/rules/getaways/stay.ts'
import { nameForParty } from '#features/catalogue/rules/prices/party.ts'
import { taxOf } from '#features/catalogue/rules/prices/tax.ts'
import { getawayPlace } from '#features/catalogue/server/landings.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { NotSold, Quote } from '#features/checkout/rules/purchases/quote.ts'
import { type AgreedNames, agreedStay, type GetawayGoods } from '#features/getaways/rules/getaway-goods.ts'
import { perLanguage } from '#platform/i18n/languages.ts'
import { compare } from '#platform/rules/money.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'
import { wallClock } from '#platform/time/dates.ts'
import { findGetaway } from './read-getaway-goods.ts'

/** Spec 3: what the hotel is asked. */
export function availabilityRequestOf(goods: GetawayGoods): AvailabilityRequest {
  const { packageUuid, packageUuidRevision, from, to, pax: numPax } = goods
  return { packageUuid, packageUuidRevision, from, to, numPax }
}

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
  const answer = await supplier.findAvailability({ ...availabilityRequestOf(goods), ...(reference && { reference }) })
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

/** The names and conditions of a getaway as the catalogue has them now. */
function agreedNames(
  snapshot: Snapshot,
  getaway: Getaway,
  { boardType, pax }: Pick<GetawayGoods, 'boardType' | 'pax'>,
  timeZone: string,
): AgreedNames {
  const { hotel } = getaway
  const { name, stars, phone, checkIn, checkOut } = hotel
  const services = getaway.serviceUuids.flatMap((uuid) => snapshot.services.get(uuid) ?? [])
  const place = getawayPlace(getaway, snapshot.locations)
  const board = getaway.boardTypes.find(({ type }) => type === boardType)
  return {
    getawayName: perLanguage((language) => getaway.translations[language].name),
    boardName: board?.name ?? perLanguage(() => boardType),
    hotel: { name, stars, phone, checkIn, checkOut, timeZone },
    place: perLanguage((language) => place?.translations[language].name ?? ''),
    spa: {
      uuid: getaway.spaUuid,
      name: snapshot.spas.get(getaway.spaUuid)?.name ?? '',
      services: perLanguage((language) =>
        services.map(({ translations, capacity }) => nameForParty(translations[language].name, capacity, pax)),
      ),
    },
    conditions: {
      hotel: hotel.conditions,
      // Services of one spa mostly have the same conditions.
      spa: perLanguage((language) => [
        ...new Set(
          services.flatMap(({ translations }) => Object.values(translations[language].legalConditions).filter(Boolean)),
        ),
      ]),
    },
  }
}
