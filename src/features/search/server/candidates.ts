import type { Condition } from '#features/search/rules/apply-facets.ts'
import { bandOf, type FacetValue, isInPriceBand } from '#features/search/rules/facet-values.ts'
import { facetNames } from '#features/search/rules/question-params.ts'
import type { Range } from '#features/search/rules/words/parsed-query.ts'
import { rowsWithWord, type WordRows } from '#features/search/rules/words/text-rows.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type BitSet, bitsWhere, emptyBits, intersection, union } from '#platform/rules/bit-set.ts'
import type { Experience } from './experience.ts'
import type { PartyPrices } from './order/price-index.ts'
import type { SearchList } from './search-list.ts'
import type { SearchRequest } from './understand.ts'

export const wordsFound = (list: SearchList<unknown>, words: readonly string[], language: Language): WordRows[] =>
  words.map((word) => rowsWithWord(list.wordsIn(language), word))

/** Rows of which the question speaks at all: in the place, with the words, under what the page itself is about. */
export function rowsAskedFor(list: SearchList<unknown>, { place, given }: SearchRequest, words: WordRows[]) {
  return intersection([
    place ? list.rowsOfPlace(place.uuid) : null,
    ...given.map((value) => rowsOf(list, value)),
    ...words.map(({ bits }) => bits),
  ])
}

/** The filters that are switched on. Choices of one filter add up. */
export function conditionsOf(
  list: SearchList<unknown>,
  chosen: readonly FacetValue[],
  { prices, bands }: Pick<PartyPrices, 'prices' | 'bands'>,
): Condition[] {
  return facetNames.flatMap((name, group) => {
    const values = chosen.filter((value) => value.name === name)
    if (values.length === 0) return []
    const sets = values.map((value) =>
      name === 'price' ? rowsPriced(list, value, prices, bands) : (bands.get(idIn(list, value)) ?? rowsOf(list, value)),
    )
    return [{ group, allows: sets.length === 1 ? (sets[0] as BitSet) : union(sets, list.entries.length) }]
  })
}

/** What a sentence says in numbers: 'menos de 100 €', '60 min', '4-14 años'. */
export function rowsInRanges(
  entries: readonly Experience[],
  { parsed }: SearchRequest,
  prices: Int32Array,
  among: BitSet | null,
): BitSet | null {
  const { price, duration, ages } = parsed
  if (!price && !duration && !ages) return null
  return bitsWhere(
    entries,
    ({ service }, row) => {
      if (!service) return false
      return (
        (!price || isInRange((prices[row] as number) / 100, price)) &&
        (!duration || isInRange(service.clientTimeDuration, duration)) &&
        (!ages || overlaps(service.audience.ageBand, ages))
      )
    },
    among,
  )
}

const idIn = (list: SearchList<unknown>, value: FacetValue) => list.facets.idOf(value) ?? -1

function rowsOf(list: SearchList<unknown>, value: FacetValue): BitSet {
  return list.facets.rows.values[idIn(list, value)]?.rows ?? emptyBits(list.entries.length)
}

/** The bands are known already; any other range of prices is looked up row by row. */
function rowsPriced(list: SearchList<unknown>, value: FacetValue, prices: Int32Array, bands: PartyPrices['bands']) {
  const known = bands.get(idIn(list, value))
  const range = bandOf(value.value)
  return known ?? bitsWhere(prices, (cents) => range !== null && cents > 0 && isInPriceBand(cents, range))
}

const isInRange = (amount: number, { from, to }: Range) => from <= amount && amount <= to

const overlaps = (band: Range | null, ages: Range) => band !== null && band.from <= ages.to && ages.from <= band.to
