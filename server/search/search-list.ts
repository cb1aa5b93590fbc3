import type { Getaway } from '#domain/catalogue/getaway.ts'
import { isEnabled } from '#domain/catalogue/services/service.ts'
import { onlineBookingOf } from '#domain/catalogue/spas/online-booking.ts'
import type { Spa } from '#domain/catalogue/spas/spa.ts'
import { isListed } from '#domain/catalogue/spas/spa-status.ts'
import type { Day } from '#domain/dates.ts'
import { type BitSet, bitsWhere } from '#domain/search/bit-set.ts'
import { buildFacetRows, type FacetRows, type RowFacts } from '#domain/search/facet-rows.ts'
import { type FacetValue, valuesOfService, valuesOfSpa } from '#domain/search/facet-values.ts'
import { stayPrices } from '#domain/search/facets.ts'
import { memoize } from '#domain/search/memoize.ts'
import { buildTextRows, type TextRows } from '#domain/search/text-rows.ts'
import type { Language } from '#domain/site/languages.ts'
import { bookedOnline } from '#server/bookings/finding/booked-online.ts'
import { perSnapshot } from '#server/catalogue/per-snapshot.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { rowsGivenOn } from './by-day/availability-rows.ts'
import { type BookedRows, findBookedRows } from './by-day/free-hour-rows.ts'
import type { Experience } from './experience.ts'
import { makePriceBook, type PriceBook } from './price-index.ts'
import { getawayWords, serviceWords, spaWords } from './searched-words.ts'
import { makeServiceOrder, type ServiceOrder } from './service-order.ts'
import { makeSpaRanks, type SpaRanks } from './spa-ranks.ts'

/** A part of the catalogue as it is searched: each row with its entry, its words and its choices of filters. */
export type SearchList<Entry> = {
  entries: readonly Entry[]
  facets: FacetRows
  wordsIn: (language: Language) => TextRows
  rowsOfPlace: (uuid: string) => BitSet
}

/** Spas and services are searched in one list: a spa is found through its services. */
export type ExperienceList = SearchList<Experience> & {
  prices: PriceBook
  inOrder: ServiceOrder
  spaRanks: SpaRanks
  /** Rows that can be enjoyed on a day. */
  givenOn: (day: Day) => BitSet
  /** Rows of services that are booked by the hour, and the place of each among them. */
  bookedRows: BookedRows
}

/** One spa works on request only. */
export const experiencesOf = (snapshot: Snapshot, requestOnlySpa?: string): ExperienceList =>
  experienceLists(snapshot)(requestOnlySpa)

export const staysOf = perSnapshot((snapshot): SearchList<Getaway> => {
  const entries = [...snapshot.getaways.values()].filter(({ uuid }) => snapshot.landings.of('getaway', uuid))
  const facts = entries.map((getaway, owner) => ({ owner, values: valuesOfStay(snapshot, getaway) }))
  const facets = buildFacetRows(facts, stayPrices)
  const nothing = entries.map(() => '')
  return {
    entries,
    facets,
    wordsIn: memoize((language: Language) =>
      buildTextRows(
        entries.map((getaway) => getawayWords(snapshot, getaway, language)),
        nothing,
        facets.rows.ownerStarts,
      ),
    ),
    rowsOfPlace: memoize((uuid: string) =>
      bitsWhere(entries, ({ hotel }) => lineOf(snapshot, hotel.locationUuid).includes(uuid)),
    ),
  }
})

const experienceLists = perSnapshot((snapshot) =>
  memoize((requestOnlySpa: string | undefined) => buildExperiences(snapshot, requestOnlySpa)),
)

function buildExperiences(snapshot: Snapshot, requestOnlySpa?: string): ExperienceList {
  const spas = [...snapshot.spas.values()].filter((spa) => isListed(spa) && snapshot.landings.of('spa', spa.uuid))
  const rows = spas.flatMap((spa, owner) => rowsOfSpa(snapshot, spa, owner, requestOnlySpa))
  const facets = buildFacetRows(rows.map(({ facts }) => facts))
  const entries = rows.map(({ entry }) => entry)
  const prices = makePriceBook(entries, facets)
  return {
    entries,
    facets,
    prices,
    inOrder: makeServiceOrder(entries, prices),
    spaRanks: makeSpaRanks(snapshot, spas),
    bookedRows: findBookedRows(entries, bookedOnline(snapshot, requestOnlySpa)),
    givenOn: memoize((day: Day) => rowsGivenOn(snapshot, entries, day), daysKept),
    wordsIn: memoize((language: Language) =>
      buildTextRows(
        entries.map(({ service }) => (service ? serviceWords(snapshot, service, language) : '')),
        spas.map((spa) => spaWords(snapshot, spa, language)),
        facets.rows.ownerStarts,
      ),
    ),
    rowsOfPlace: memoize((uuid: string) => {
      const inPlace = new Set(snapshot.spasOfPlace.get(uuid) ?? [])
      return bitsWhere(entries, ({ spa }) => inPlace.has(spa))
    }),
  }
}

const daysKept = 8

type Row = { entry: Experience; facts: RowFacts }

function rowsOfSpa(snapshot: Snapshot, spa: Spa, owner: number, requestOnlySpa?: string): Row[] {
  const ofSpa = valuesOfSpa(spa)
  const services = (snapshot.servicesOfSpa.get(spa.uuid) ?? []).filter(({ uuid }) =>
    snapshot.landings.of('service', uuid),
  )
  const rows = services.map((service) => {
    const values = [...ofSpa, ...valuesOfService(service, onlineBookingOf(service, requestOnlySpa))]
    return { entry: { spa, service }, facts: { owner, values, isIdle: !isEnabled(service) } }
  })
  if (services.some(isEnabled)) return rows
  return [...rows, { entry: { spa, service: null }, facts: { owner, values: ofSpa, isPlaceholder: true } }]
}

/** Free cancelling depends on the day of arrival too: without dates it is what the hotel offers at all. */
function valuesOfStay(snapshot: Snapshot, { hotel, boardTypes, serviceUuids }: Getaway): FacetValue[] {
  const places = lineOf(snapshot, hotel.locationUuid).slice(0, 2)
  const treatments = new Set(serviceUuids.flatMap((uuid) => snapshot.services.get(uuid)?.serviceTags ?? []))
  const values = (name: FacetValue['name'], list: Iterable<string>) => [...list].map((value) => ({ name, value }))
  return [
    ...values('stars', [String(hotel.stars)]),
    ...values('region', places),
    ...values('hotel-country', [hotel.country]),
    ...values('treatment', treatments),
    ...values(
      'board',
      boardTypes.flatMap(({ type }) => (hotel.boardPrices[type] === undefined ? [] : type)),
    ),
    ...values('cancellation', hotel.ratePlans.some(({ refundable }) => refundable) ? ['free'] : []),
  ]
}

/** A place and all that it lies in, from itself up. */
function lineOf({ locations }: Snapshot, placeUuid: string): string[] {
  const line: string[] = []
  for (let place = locations.get(placeUuid); place; place = locations.get(place.parentUuid ?? '')) line.push(place.uuid)
  return line
}
