import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import { lineOf } from '#features/catalogue/rules/location.ts'
import { isEnabled } from '#features/catalogue/rules/services/service.ts'
import { onlineBookingOf } from '#features/catalogue/rules/spas/online-booking.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { isListed } from '#features/catalogue/rules/spas/spa-status.ts'
import { perSnapshot } from '#features/catalogue/server/per-snapshot.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { buildFacetRows, type FacetRows, type RowFacts } from '#features/search/rules/facet-rows.ts'
import { type FacetValue, valuesOfService, valuesOfSpa } from '#features/search/rules/facet-values.ts'
import { stayPrices } from '#features/search/rules/facets.ts'
import { buildTextRows, type TextRows } from '#features/search/rules/words/text-rows.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type BitSet, bitsWhere } from '#platform/rules/bit-set.ts'
import { memoize } from '#platform/rules/memoize.ts'
import type { Day } from '#platform/time/dates.ts'
import type { Experience } from './experience.ts'
import { type BookedRows, findBookedRows, rowsGivenOn } from './hours/availability-rows.ts'
import { bookedOnline } from './hours/booked-online.ts'
import { makePriceBook, type PriceBook } from './order/price-index.ts'
import { makeServiceOrder, makeSpaRanks, type ServiceOrder, type SpaRanks } from './order/service-order.ts'
import { getawayWords, searchedServiceWords, spaWords } from './searched-words.ts'

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
      bitsWhere(entries, ({ hotel }) => placesAround(snapshot, hotel.locationUuid).includes(uuid)),
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
        entries.map(({ service }) => (service ? searchedServiceWords(snapshot, service, language) : '')),
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
  const places = placesAround(snapshot, hotel.locationUuid).slice(0, 2)
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

const placesAround = ({ locations }: Snapshot, uuid: string): string[] => {
  const place = locations.get(uuid)
  return place ? lineOf(place, locations).map((one) => one.uuid) : []
}
