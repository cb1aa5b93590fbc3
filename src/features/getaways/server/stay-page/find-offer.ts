import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { HotelRates } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import type { Rate } from '#features/catalogue/rules/getaways/rate.ts'
import type { Stay } from '#features/catalogue/rules/getaways/stay.ts'
import type { Location } from '#features/catalogue/rules/location.ts'
import { taxOf } from '#features/catalogue/rules/prices/tax.ts'
import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import { chooseRate } from '#features/getaways/rules/choose-rate.ts'
import type { AskedStay } from '#features/search/rules/stays/asked-stay.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { cancelTerms, guestsInWords } from '#features/search/server/stays/stay-words.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { compare } from '#platform/rules/money.ts'
import type { Services } from '#platform/server/services.ts'
import type { Day } from '#platform/time/dates.ts'
import { findNearestStays } from './nearest-stays.ts'
import { hotelAway, noCombination, noDates } from './no-stay.ts'
import { boardName, cancelling, type RateChoices, rateChoices } from './rate-view.ts'

/** `summary`: null until a rate is chosen that can be had. */
export type StayOffer = RateChoices & { summary: OfferSummary | null }

export type OfferSummary = ReturnType<typeof summaryOf>

type StayQuery = {
  supplier: HotelRates
  getaway: Getaway
  place: Location
  timeZone: string
  today: Day
  stay: Stay
  pax: number
  asked: AskedStay
  hrefOf: (changes: Record<string, string>) => string
}

type Needed = Pick<Services, 'catalogue' | 'clock'>

/** Asks the hotel, and for the nearest free dates where it has none. */
export async function findOffer(services: Needed, wanted: StayQuery, language: Language, t: Translate) {
  const { supplier, getaway, stay, pax, asked } = wanted
  const { uuid: packageUuid, uuidRevision: packageUuidRevision } = getaway
  const request = { packageUuid, packageUuidRevision, ...stay, numPax: pax }
  const answer = await supplier.findAvailability(request)
  if (!answer.ok) {
    if (answer.error === 'stale-revision') return { offer: null, none: hotelAway(t) }
    const nearest = await findNearestStays(supplier, request, wanted.today)
    return { offer: null, none: noDates(answer.error, wanted, nearest, language, t) }
  }
  const { rates } = answer.value
  const choice = { roomType: asked.room || null, boardType: asked.board || null, type: asked.rate || null }
  const found = chooseRate(rates, choice)
  const shown = found.rate ?? found.nearest[0]
  if (!shown) return { offer: null, none: hotelAway(t) }
  const now = services.clock.now()
  // What was asked for stays marked, also where it can't be had so.
  const marked = {
    type: choice.type ?? (found.rate && !found.isChosen ? '' : shown.type),
    roomType: choice.roomType ?? shown.roomType,
    boardType: choice.boardType ?? shown.boardType,
  }
  const choices = rateChoices({ ...wanted, rates, rate: shown, chosen: marked, now }, language, t)
  if (found.rate) {
    const summary = found.isChosen ? summaryOf(found.rate, wanted, services, language, t) : null
    return { offer: { ...choices, summary }, none: null }
  }
  const boardOf = (type: string) => boardName(getaway.boardTypes, type, language)
  const nameOf = (one: Rate) => ({ room: one.roomName[language], board: boardOf(one.boardType) })
  const room = getaway.hotel.rooms.find(({ type }) => type === asked.room)
  const board = getaway.boardTypes.find(({ type }) => type === asked.board)
  const chosen = {
    room: room && { name: room.name[language] },
    board: board && { name: board.name[language] },
  }
  return {
    offer: { ...choices, summary: null },
    none: noCombination(chosen, found.nearest, { nameOf, hrefOf: wanted.hrefOf }, t),
  }
}

function summaryOf(
  rate: Rate,
  { getaway, place, timeZone, stay, pax, asked }: StayQuery,
  { catalogue, clock }: Needed,
  language: Language,
  t: Translate,
) {
  const { basicPrice, basicPriceWithDiscount } = rate
  const tax = taxOf(place, catalogue.current().locations)
  return {
    room: rate.roomName[language],
    board: boardName(getaway.boardTypes, rate.boardType, language),
    plan: rate.name[language],
    terms: cancelTerms(cancelling(rate, { timeZone, now: clock.now() }), language, t),
    total: formatMoney(basicPriceWithDiscount),
    was: compare(basicPrice, basicPriceWithDiscount) > 0 ? formatMoney(basicPrice) : null,
    tax: t('stays.summary.tax', { tax, guests: guestsInWords(pax, t) }),
    lines: rate.nights.map(({ night, price }) => ({
      night,
      label: stayDays.short(night, language),
      price: formatMoney(price),
    })),
    /** What the first step of the purchase is sent, and where. */
    start: { path: goodsPath('getawayStart', language), fields: startFields(rate, { getaway, stay, pax, asked }) },
  }
}

const startFields = (
  rate: Rate,
  { getaway, stay, pax, asked }: Pick<StayQuery, 'getaway' | 'stay' | 'pax' | 'asked'>,
): [string, string][] =>
  Object.entries({
    package: getaway.uuid,
    revision: getaway.uuidRevision,
    ...stay,
    pax: String(pax),
    room: rate.roomType,
    board: rate.boardType,
    rate: rate.type,
    for: asked.for,
    purchase: asked.purchase,
  }).filter(([, value]) => value !== '')
