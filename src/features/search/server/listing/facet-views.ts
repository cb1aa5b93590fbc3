import type { Reader } from '#features/catalogue/server/cards.ts'
import { bandOf } from '#features/search/rules/facet-values.ts'
import { fixedValues } from '#features/search/rules/facets.ts'
import { type FacetName, facetNames } from '#features/search/rules/question-params.ts'
import type { SearchKind } from '#features/search/rules/sorts.ts'
import type { PlainKey } from '#platform/i18n/translate.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { SearchList } from '../search-list.ts'
import type { Rules, SearchRequest } from '../understand.ts'
import { facetSegment, labelOf } from './choices.ts'
import { isOffered } from './offered-choices.ts'

/** A choice of a filter; `count` is what would be left with it. Choices that lead nowhere are not offered. */
export type FacetOption = { value: string; label: string; count: number; isOn: boolean }

export type FacetView = { name: FacetName; title: string; options: FacetOption[] }

/** The filters with what each choice would leave. A choice that leads nowhere is shown only while it is on. */
export function facetViews(
  reader: Reader,
  list: SearchList<unknown>,
  asked: SearchRequest,
  { kind, counts, total }: { kind: SearchKind; counts: Uint32Array; total: number },
  rules: Rules,
): FacetView[] {
  const { t } = i18nFor(reader.language)
  const options = optionsByFacet(reader, list, asked, counts, rules)
  return facetNames.flatMap((name) => {
    const found = options.get(name) ?? []
    if (found.length === 0 || asked.given.some((value) => value.name === name)) return []
    // A single choice that everything has narrows nothing; conditions change the price all the same.
    if (name !== 'cancellation' && found.length === 1 && !found[0]?.isOn && found[0]?.count === total) return []
    return [{ name, title: t(titleOf(name, kind, asked)), options: inOrder(name, found) }]
  })
}

/** Of a getaway the price is that of a whole stay, and treatments are what its spa's part includes. */
function titleOf(name: FacetName, kind: SearchKind, { query }: SearchRequest): PlainKey {
  if (kind === 'getaways' && name === 'treatment') return 'filters.facets.included'
  if (kind === 'getaways' && name === 'price')
    return query.stay ? 'filters.facets.stayPrice' : 'filters.facets.priceFrom'
  return `filters.facets.${name}`
}

function optionsByFacet(
  reader: Reader,
  list: SearchList<unknown>,
  asked: SearchRequest,
  counts: Uint32Array,
  rules: Rules,
) {
  const options = new Map<FacetName, FacetOption[]>()
  const chosen = new Set(asked.chosen.map(({ name, value }) => `${name} ${value}`))
  list.facets.values.forEach((value, id) => {
    const isOn = chosen.has(`${value.name} ${value.value}`)
    const count = counts[id] as number
    if (!isOn && (count === 0 || !isOffered(reader, asked, value, rules))) return
    const option = { value: facetSegment(reader, value), label: labelOf(reader, value), count, isOn }
    options.set(value.name, [...(options.get(value.name) ?? []), option])
  })
  for (const value of asked.chosen) addUnlisted(reader, options, value)
  return options
}

/** A price from 20 to 80 € is no choice of ours, but it may be asked for, and must be seen to be on. */
function addUnlisted(reader: Reader, options: Map<FacetName, FacetOption[]>, value: SearchRequest['chosen'][number]) {
  const address = facetSegment(reader, value)
  const known = options.get(value.name) ?? []
  if (known.some((option) => option.value === address)) return
  options.set(value.name, [...known, { value: address, label: labelOf(reader, value), count: 0, isOn: true }])
}

function inOrder(name: FacetName, options: FacetOption[]): FacetOption[] {
  if (name === 'price') return options.toSorted((a, b) => startOf(a) - startOf(b))
  if (!(name in fixedValues)) {
    return options.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
  }
  const order = fixedValues[name as keyof typeof fixedValues] as readonly string[]
  return options.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
}

const startOf = ({ value }: FacetOption) => bandOf(value)?.from ?? 0
