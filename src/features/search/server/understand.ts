import { readStay } from '#features/catalogue/rules/getaways/stay.ts'
import type { Location } from '#features/catalogue/rules/location.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import type { FacetValue } from '#features/search/rules/facet-values.ts'
import { readQuery, type SearchQuery } from '#features/search/rules/query.ts'
import { type FacetName, facetNames } from '#features/search/rules/question-params.ts'
import type { SearchKind, Sort } from '#features/search/rules/sorts.ts'
import { type ParsedQuery, parseQuery } from '#features/search/rules/words/parsed-query.ts'
import { choiceAt, facetSegment } from './listing/choices.ts'
import { placeKeys } from './place-keys.ts'

/**
 * What the page itself says, without being asked: 'Spas in Tenerife', 'Massages', what is discounted today. `kind` is
 * what it shows first, `sort` in which order.
 */
export type Fixed = {
  place?: string
  treatment?: string
  experience?: string
  isDiscounted?: boolean
  kind?: SearchKind
  sort?: Sort
  /** Only this kind is listed, whatever the address says. */
  isKindFixed?: boolean
}

export type Rules = { requestOnlySpa?: string; internalPromotion: string }

/** A question as we understand it; what makes no sense in it is left out, from the query too. */
export type SearchRequest = {
  query: SearchQuery
  place: Location | null
  parsed: ParsedQuery
  pax: number | null
  chosen: FacetValue[]
  /** Given by the page, so it is no choice and has no filter. */
  given: FacetValue[]
  fixed: Fixed
}

export function understand(reader: Reader, params: URLSearchParams, rules: Rules, fixed: Fixed): SearchRequest {
  const asked = readQuery(params)
  const keys = placeKeys(reader.snapshot, reader.language)
  const askedPlace = fixed.place || !asked.place ? undefined : keys.find(asked.place)
  const place = (fixed.place ? reader.snapshot.locations.get(fixed.place) : askedPlace) ?? null
  const parsed = parseQuery(asked.text, reader.language)
  const given = givenBy(fixed)
  // A day that is over can't be booked any more.
  const date = asked.date && asked.date >= reader.day ? asked.date : null
  const chosen = facetNames
    .filter((name) => name !== 'hour' || date)
    .flatMap((name) => choicesOf(reader, name, asked, rules, given))
  const query: SearchQuery = {
    ...asked,
    place: askedPlace ? keys.keyOf(askedPlace.uuid) : null,
    date,
    // A stay that can't be is told beside its fields; the list is the plain one.
    stay: asked.stay && readStay(asked.stay.from, asked.stay.to, reader.day).ok ? asked.stay : null,
    kind: fixed.isKindFixed ? null : asked.kind,
    filters: filtersOf(reader, chosen),
  }
  return { query, place, parsed, pax: asked.pax ?? parsed.pax, chosen, given, fixed }
}

function givenBy({ treatment, experience }: Fixed): FacetValue[] {
  return [
    ...(treatment ? [{ name: 'treatment' as const, value: treatment }] : []),
    ...(experience ? [{ name: 'experience' as const, value: experience }] : []),
  ]
}

function choicesOf(reader: Reader, name: FacetName, asked: SearchQuery, rules: Rules, given: FacetValue[]) {
  if (given.some((value) => value.name === name)) return []
  const found = (asked.filters[name] ?? []).flatMap(
    (text) => choiceAt(reader, name, text, rules.internalPromotion) ?? [],
  )
  return [...new Map(found.map((value) => [value.value, value])).values()]
}

function filtersOf(reader: Reader, chosen: FacetValue[]): SearchQuery['filters'] {
  const filters: SearchQuery['filters'] = {}
  for (const value of chosen) filters[value.name] = [...(filters[value.name] ?? []), facetSegment(reader, value)]
  return filters
}
