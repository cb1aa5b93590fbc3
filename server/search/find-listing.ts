import { queryParams, type SearchQuery } from '#domain/search/query.ts'
import { type SearchKind, type Sort, searchKinds, sorts } from '#domain/search/sorts.ts'
import type { Reader } from '#server/catalogue/cards.ts'
import { i18nFor } from '#server/i18n.ts'
import { alternativesTo } from './alternatives.ts'
import { type Answer, searchExperiences, searchGetaways } from './ask.ts'
import { facetViews } from './facet-views.ts'
import { chipsOf } from './listing-chips.ts'
import { resultsOf } from './listing-results.ts'
import type { FoundListing, ListingView } from './listing-view.ts'
import { experiencesOf, staysOf } from './search-list.ts'
import { type Fixed, type Rules, understand } from './understand.ts'

/** Two rows are seen at a glance: a column of filters beside them would be longer than the list. */
const worthFiltering = 6

type Address = { pathname: string; searchParams: URLSearchParams }

/** A list as an address asks for it: everything is read from there, so that it can be shared and gone back to. */
export function findListing(reader: Reader, url: Address, rules: Rules, fixed: Fixed = {}): FoundListing {
  const asked = understand(reader, url.searchParams, rules, fixed)
  const lists = { experiences: experiencesOf(reader.snapshot, rules.requestOnlySpa), stays: staysOf(reader.snapshot) }
  const stays = searchGetaways(reader, lists.stays, asked)
  const chosen = asked.query.kind ?? fixed.kind ?? null
  const { kind: likely, answer: experiences } = searchExperiences(reader, lists.experiences, asked, rules, chosen)
  // A question that only stays answer is answered with them, unless the visitor chose otherwise.
  const kind = !chosen && experiences.found.rows === 0 && stays.found.rows > 0 ? 'getaways' : likely
  const answer = kind === 'getaways' ? stays : experiences
  const list = kind === 'getaways' ? lists.stays : lists.experiences
  const usual = sortOf(kind, fixed.sort) ?? 'recommended'
  const sort = sortOf(kind, asked.query.sort) ?? usual
  const query = { ...asked.query, sort: sort === usual ? null : sort }
  const hrefTo = addressesAt(url, query)
  const results = resultsOf(reader, lists, answer, kind, { ...asked, query }, sort)
  const total = countOf(kind, answer.found)
  return {
    kind,
    query: { ...query, page: results.page.current },
    isPlaceFixed: fixed.place !== undefined,
    tabs: tabsOf(reader, kind, experiences, stays, hrefTo),
    total,
    outOf: countOf(kind, answer.outOf),
    results: results.page,
    facets:
      countOf(kind, answer.outOf) < worthFiltering && asked.chosen.length === 0
        ? []
        : facetViews(reader, list, asked, { counts: answer.counts, total }, rules),
    chips: chipsOf(reader, asked, hrefTo),
    plainHref: hrefTo({ filters: {}, date: null, pax: null, page: 1 }),
    sorts: sortViews(reader, kind, usual, sort),
    listHref: hrefTo({ view: 'list' }),
    mapHref: kind === 'spas' ? hrefTo({ view: 'map' }) : null,
    pins: results.pins,
    alternatives: total === 0 ? alternativesTo(reader, lists.experiences, asked) : [],
  }
}

const countOf = (kind: SearchKind, { owners, rows }: Answer['found']) => (kind === 'spas' ? owners : rows)

function tabsOf(
  reader: Reader,
  shown: SearchKind,
  experiences: Answer,
  stays: Answer,
  hrefTo: HrefTo,
): ListingView['tabs'] {
  const { t } = i18nFor(reader.language)
  return searchKinds
    .map((kind) => ({
      kind,
      label: t(`search.kinds.${kind}`),
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
function sortViews(reader: Reader, kind: SearchKind, usual: Sort, on: Sort): ListingView['sorts'] {
  const { t } = i18nFor(reader.language)
  return sorts[kind].map((sort) => ({
    value: sort === usual ? '' : sort,
    label: t(`search.sorts.${sort}`),
    isOn: sort === on,
  }))
}

/** The address of this question with something changed. */
export type HrefTo = (change: Partial<SearchQuery>) => string

/** The day that is previewed stays the same while one looks around in it. */
function addressesAt({ pathname, searchParams }: Address, query: SearchQuery): HrefTo {
  const on = searchParams.get('on')
  return (change) => {
    const params = queryParams({ ...query, ...change })
    if (on) params.set('on', on)
    return params.size > 0 ? `${pathname}?${params}` : pathname
  }
}
