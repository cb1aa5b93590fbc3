import { normaliseGetawayPax } from '#features/catalogue/rules/getaways/getaway.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import type { SearchReader } from '#features/catalogue/server/reader.ts'
import { queryParams, type SearchQuery } from '#features/search/rules/query.ts'
import { type SearchKind, type Sort, searchKinds, sorts } from '#features/search/rules/sorts.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { type FreeHours, freeHoursAt } from '#features/search/server/hours/free-hours.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { PlainKey } from '#platform/i18n/translate.ts'
import { hasBit } from '#platform/rules/bit-set.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { type GetawayAnswer, type SearchAnswer, searchExperiences, searchGetaways } from '../ask.ts'
import { type ExperienceList, experiencesOf, staysOf } from '../search-list.ts'
import { type Fixed, type Rules, type SearchRequest, understand } from '../understand.ts'
import { alternativesTo } from './alternatives.ts'
import { facetSegment, labelOf } from './choices.ts'
import { facetViews } from './facet-views.ts'
import { resultsOf } from './listing-results.ts'

/** Two rows are seen at a glance: a column of filters beside them would be longer than the list. */
const worthFiltering = 6

/** A list, and the spas of its map where that is asked for: all, or of very many those around this page of the list. */
export type FoundListing = ReturnType<typeof findListing>

/** A list that can be narrowed and sorted, ready to be shown: all words are in the reader's language. */
export type ListingView = Omit<FoundListing, 'pins'>

type Address = { pathname: string; searchParams: URLSearchParams }

/** A list as an address asks for it: everything is read from there, so that it can be shared and gone back to. */
export function findListing(reader: SearchReader, url: Address, rules: Rules, fixed: Fixed = {}) {
  const asked = understand(reader, url.searchParams, rules, fixed)
  const lists = { experiences: experiencesOf(reader.snapshot, rules.requestOnlySpa), stays: staysOf(reader.snapshot) }
  const stays = searchGetaways(reader, lists.stays, asked)
  const hours = freeHoursAt({ ...reader, requestOnlySpa: rules.requestOnlySpa })
  const { kind, experiences } = findKind(reader, lists.experiences, asked, stays, { rules, hours })
  const answer = kind === 'getaways' || !experiences ? stays : experiences
  const list = kind === 'getaways' ? lists.stays : lists.experiences
  const usual = sortOf(kind, fixed.sort) ?? 'recommended'
  const sort = sortOf(kind, asked.query.sort) ?? usual
  const query = { ...asked.query, sort: sort === usual ? null : sort }
  const hrefTo = addressesAt(url, query)
  const results = resultsOf(reader, lists, { answer, stays, hours }, kind, { ...asked, query }, sort)
  const total = countOf(kind, answer.found)
  return {
    kind,
    /** What was asked, after what makes no sense was left out. */
    query: { ...query, page: results.page.current },
    /** 'Spas in Tenerife' knows its place already; then the place is not asked for again. */
    isPlaceFixed: fixed.place !== undefined,
    /** What each kind would find with this question. A kind that finds nothing has no tab. */
    tabs: experiences ? tabsOf(reader, kind, experiences, stays, hrefTo) : [],
    /** Found, and how many there are without the filters: '12 of 44 spas'. */
    total,
    outOf: countOf(kind, answer.outOf),
    results: results.page,
    facets:
      countOf(kind, answer.outOf) < worthFiltering && asked.chosen.length === 0
        ? []
        : facetViews(reader, list, asked, { kind, counts: answer.counts, total }, rules),
    /** What is switched on, each with the address of the list without it. */
    chips: chipsOf(reader, asked, kind, hrefTo),
    /** The list without any filter. */
    plainHref: hrefTo({ filters: {}, date: null, stay: null, pax: null, page: 1 }),
    /** The list's own order has no value. */
    sorts: sortViews(reader, kind, usual, sort),
    listHref: hrefTo({ view: 'list' }),
    mapHref: kind === 'services' ? null : hrefTo({ view: 'map' }),
    /** Of getaways with dates: how many can be had then, in a sentence, with a warning where none can. */
    onDates: kind === 'getaways' ? onDatesOf(reader, asked, stays) : null,
    pins: results.pins,
    /** Spec 8: when a text finds nothing. */
    alternatives: total === 0 ? alternativesTo(reader, lists.experiences, asked) : [],
  }
}

/** Nights are asked of getaways alone. Where the page lists only them, nothing else is looked for. */
function findKind(
  reader: SearchReader,
  list: ExperienceList,
  asked: SearchRequest,
  stays: GetawayAnswer,
  { rules, hours }: { rules: Rules; hours: FreeHours },
): { kind: SearchKind; experiences: SearchAnswer | null } {
  const { query, fixed } = asked
  if (fixed.isKindFixed && fixed.kind === 'getaways') return { kind: 'getaways', experiences: null }
  const chosen = query.kind ?? fixed.kind ?? (query.stay ? 'getaways' : null)
  const { kind: likely, answer: experiences } = searchExperiences(reader, list, asked, { rules, hours, chosen })
  // A question that only stays answer is answered with them, unless the visitor chose otherwise.
  const kind = !chosen && experiences.found.rows === 0 && stays.found.rows > 0 ? 'getaways' : likely
  return { kind, experiences }
}

const countOf = (kind: SearchKind, { owners, rows }: SearchAnswer['found']) => (kind === 'spas' ? owners : rows)

function tabsOf(reader: Reader, shown: SearchKind, experiences: SearchAnswer, stays: SearchAnswer, hrefTo: HrefTo) {
  const { t } = i18nFor(reader.language)
  return searchKinds
    .map((kind) => ({
      kind,
      label: t(`filters.kinds.${kind}`),
      count: countOf(kind, (kind === 'getaways' ? stays : experiences).found),
      href: hrefTo({ kind, sort: null, view: 'list', page: 1 }),
      isOn: kind === shown,
    }))
    .filter(({ count, isOn }) => count > 0 || isOn)
}

/** Null where things of this kind have no such order. */
const sortOf = (kind: SearchKind, sort: Sort | null | undefined): Sort | null =>
  (sorts[kind] as readonly Sort[]).find((known) => known === sort) ?? null

/** The order that the list has of itself needs no word in the address. */
function sortViews(reader: Reader, kind: SearchKind, usual: Sort, on: Sort) {
  const { t } = i18nFor(reader.language)
  return sorts[kind].map((sort) => ({
    value: sort === usual ? '' : sort,
    label: t(sortLabel(kind, sort)),
    isOn: sort === on,
  }))
}

const sortLabel = (kind: SearchKind, sort: Sort): PlainKey =>
  kind === 'getaways' && (sort === 'recommended' || sort === 'best-rated')
    ? `filters.getawaySorts.${sort}`
    : `filters.sorts.${sort}`

/** The address of this question with something changed. */
type HrefTo = (change: Partial<SearchQuery>) => string

/** The day that is previewed stays the same while one looks around in it. */
function addressesAt({ pathname, searchParams }: Address, query: SearchQuery): HrefTo {
  const on = searchParams.get('on')
  return (change) => {
    const params = queryParams({ ...query, ...change })
    if (on) params.set('on', on)
    return params.size > 0 ? `${pathname}?${params}` : pathname
  }
}

/** All that narrows the list, each with the way to the list without it. */
function chipsOf(
  reader: Reader,
  { query, place, fixed, chosen }: SearchRequest,
  kind: SearchKind,
  hrefTo: (change: Partial<SearchQuery>) => string,
) {
  const { language } = reader
  const { t } = i18nFor(language)
  // Spec 9: getaways are for an even number of people.
  const pax = query.pax && kind === 'getaways' ? normaliseGetawayPax(query.pax) : query.pax
  const without = (change: Partial<SearchQuery>) => hrefTo({ ...change, page: 1 })
  return [
    ...(place && !fixed.place ? [{ label: place.translations[language].name, href: without({ place: null }) }] : []),
    ...(query.date ? [{ label: dayFormats.long(query.date, language), href: without({ date: null }) }] : []),
    ...(query.stay ? [{ label: stayDays.range(query.stay, language), href: without({ stay: null }) }] : []),
    ...(pax ? [{ label: t('catalogue.people', { count: pax }), href: without({ pax: null }) }] : []),
    ...chosen.map((value) => {
      const address = facetSegment(reader, value)
      const rest = (query.filters[value.name] ?? []).filter((other) => other !== address)
      return { label: labelOf(reader, value), href: without({ filters: { ...query.filters, [value.name]: rest } }) }
    }),
  ]
}

/** How many of the getaways that were found can be had on the dates. Hotels that must be asked may have rooms. */
function onDatesOf(
  { language }: Reader,
  { query: { stay } }: SearchRequest,
  { outcomes, matched, pax }: GetawayAnswer,
) {
  if (!stay || !outcomes) return null
  const { t } = i18nFor(language)
  const found = outcomes.filter((_, row) => hasBit(matched, row))
  const count = found.filter(({ state }) => state !== 'none').length
  const values = { dates: stayDays.rangeInWords(stay, language), guests: t('stays.people', { count: pax }) }
  if (count === 0 && found.length > 0) return { warning: t('stays.none.title'), text: t('stays.none.full', values) }
  return { warning: null, text: t('stays.list.onDates', { ...values, count }) }
}
