import type { Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { type Day, isDay } from '#platform/time/dates.ts'
import { type FacetName, facetNames } from './question-params.ts'
import { type SearchKind, type Sort, searchKinds, sorts } from './sorts.ts'

/** All that a list of results is made from. Everything stands in the address, so that it can be shared. */
export type SearchQuery = {
  text: string
  /** Key of a place, as `placeKeys` writes it. */
  place: string | null
  /** Null: whatever the question is about. */
  kind: SearchKind | null
  date: Day | null
  /** The nights that getaways are asked for. */
  stay: Stay | null
  pax: number | null
  filters: Partial<Record<FacetName, string[]>>
  /** Null: the order that the list has of itself. */
  sort: Sort | null
  page: number
  view: 'list' | 'map'
}

const longestText = 100
const mostPeople = 20
const mostChoices = 30

/** Whatever an address may say: what makes no sense counts as not said. */
export function readQuery(params: URLSearchParams): SearchQuery {
  const kind = searchKinds.find((known) => known === params.get('kind')) ?? null
  const date = params.get('date')
  const [from, to] = [params.get('from'), params.get('to')]
  return {
    text: clean(params.get('q')),
    place: clean(params.get('place')) || null,
    kind,
    date: isDay(date) ? date : null,
    stay: isDay(from) && isDay(to) ? { from, to } : null,
    pax: wholeNumber(params.get('pax'), mostPeople),
    filters: readFilters(params),
    sort:
      Object.values(sorts)
        .flat()
        .find((known) => known === params.get('sort')) ?? null,
    page: wholeNumber(params.get('page'), Number.MAX_SAFE_INTEGER) ?? 1,
    view: params.get('view') === 'map' ? 'map' : 'list',
  }
}

/** The address of a question: only what differs from the plain list. */
export function queryParams(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (query.text) params.set('q', query.text)
  if (query.place) params.set('place', query.place)
  if (query.kind) params.set('kind', query.kind)
  if (query.date) params.set('date', query.date)
  if (query.stay) {
    params.set('from', query.stay.from)
    params.set('to', query.stay.to)
  }
  if (query.pax) params.set('pax', String(query.pax))
  for (const name of facetNames) for (const value of query.filters[name] ?? []) params.append(name, value)
  if (query.sort) params.set('sort', query.sort)
  if (query.view === 'map') params.set('view', 'map')
  if (query.page > 1) params.set('page', String(query.page))
  return params
}

function readFilters(params: URLSearchParams): SearchQuery['filters'] {
  const chosen = facetNames.flatMap((name) => {
    const values = [...new Set(params.getAll(name).map(clean).filter(Boolean))].slice(0, mostChoices)
    return values.length > 0 ? [[name, values] as const] : []
  })
  return Object.fromEntries(chosen)
}

/** Text is data: it is cut, and spaces are put in order, but it is not judged. */
const clean = (text: string | null) =>
  (text ?? '')
    .slice(0, longestText * 4)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestText)

function wholeNumber(text: string | null, most: number): number | null {
  if (!text || !/^\d{1,15}$/.test(text)) return null
  const number = Number(text)
  return number >= 1 ? Math.min(number, most) : null
}
