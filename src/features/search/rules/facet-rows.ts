import { addBit, type BitSet, bitsWhere, emptyBits } from '#platform/rules/bit-set.ts'
import type { Rows } from './apply-facets.ts'
import type { FacetValue } from './facet-values.ts'
import { fixedValues } from './facets.ts'
import { facetNames } from './question-params.ts'

/** What is known of a row before it is counted. Rows of one owner must follow each other. */
export type RowFacts = { owner: number; values: readonly FacetValue[]; isPlaceholder?: boolean; isIdle?: boolean }

/** Rows with the choices that filters have for them. */
export type FacetRows = {
  rows: Rows
  values: readonly FacetValue[]
  /** Undefined where no row and no fixed list knows the value. */
  idOf: (value: FacetValue) => number | undefined
}

export function buildFacetRows(
  list: readonly RowFacts[],
  priceBands: readonly string[] = fixedValues.price,
): FacetRows {
  const values: FacetValue[] = []
  const sets: BitSet[] = []
  const ids = new Map<string, number>()
  const idOf = (value: FacetValue): number => {
    const known = ids.get(keyOf(value))
    if (known !== undefined) return known
    ids.set(keyOf(value), values.length)
    sets.push(emptyBits(list.length))
    return values.push(value) - 1
  }
  // Prices fall into their bands only when day and party are known; the bands themselves are known now.
  for (const value of priceBands) idOf({ name: 'price', value })
  list.forEach((row, index) => {
    for (const value of row.values) addBit(sets[idOf(value)] as BitSet, index)
  })

  const rows: Rows = {
    size: list.length,
    ownerOf: Uint32Array.from(list, ({ owner }) => owner),
    ownerStarts: startsOf(list),
    countable: bitsWhere(list, ({ isPlaceholder }) => !isPlaceholder),
    owned: bitsWhere(list, ({ isIdle }) => !isIdle),
    values: values.map(({ name }, id) => ({ group: facetNames.indexOf(name), rows: sets[id] as BitSet })),
  }
  return { rows, values, idOf: (value) => ids.get(keyOf(value)) }
}

const keyOf = ({ name, value }: FacetValue) => `${name} ${value}`

function startsOf(list: readonly RowFacts[]): Uint32Array {
  const owners = (list.at(-1)?.owner ?? -1) + 1
  const starts = new Uint32Array(owners + 1)
  for (const { owner } of list) starts[owner + 1] = (starts[owner + 1] as number) + 1
  for (let owner = 0; owner < owners; owner++)
    starts[owner + 1] = (starts[owner + 1] as number) + (starts[owner] as number)
  return starts
}
