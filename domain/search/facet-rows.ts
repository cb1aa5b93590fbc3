import { addBit, type BitSet, emptyBits } from './bit-set.ts'
import type { FacetValue } from './facet-values.ts'
import { facetNames, fixedValues } from './facets.ts'
import { keeping } from './keeping.ts'
import type { Rows } from './narrow.ts'

/** What is known of a row before it is counted. Rows of one owner must follow each other. */
export type RowFacts = { owner: number; values: readonly FacetValue[]; isPlaceholder?: boolean; isIdle?: boolean }

/** Rows with the choices that filters have for them. */
export type FacetRows = {
  rows: Rows
  values: readonly FacetValue[]
  /** Undefined where no row and no fixed list knows the value. */
  idOf: (value: FacetValue) => number | undefined
  rowsOf: (id: number) => BitSet
}

export function buildFacetRows(list: readonly RowFacts[]): FacetRows {
  const values: FacetValue[] = []
  const ids = new Map<string, number>()
  const register = (value: FacetValue): number => {
    const known = ids.get(keyOf(value))
    if (known !== undefined) return known
    ids.set(keyOf(value), values.length)
    return values.push(value) - 1
  }
  // Prices fall into their bands only when day and party are known; the bands themselves are known now.
  for (const value of fixedValues.price) register({ name: 'price', value })

  const members = list.flatMap((row) => row.values.map(register))
  const rows: Rows = {
    size: list.length,
    owners: (list.at(-1)?.owner ?? -1) + 1,
    ownerOf: Uint32Array.from(list, ({ owner }) => owner),
    isPlaceholder: bitsWhere(list, ({ isPlaceholder }) => isPlaceholder === true),
    isIdle: bitsWhere(list, ({ isIdle }) => isIdle === true),
    starts: startsOf(list),
    members: Uint16Array.from(members),
    groupOf: Uint8Array.from(values, ({ name }) => facetNames.indexOf(name)),
  }
  return { rows, values, idOf: (value) => ids.get(keyOf(value)), rowsOf: keeping((id) => rowsWithValue(rows, id)) }
}

export function bitsWhere<Item>(list: ArrayLike<Item>, holds: (item: Item, row: number) => boolean): BitSet {
  const bits = emptyBits(list.length)
  for (let row = 0; row < list.length; row++) if (holds(list[row] as Item, row)) addBit(bits, row)
  return bits
}

const keyOf = ({ name, value }: FacetValue) => `${name} ${value}`

function startsOf(list: readonly RowFacts[]): Uint32Array {
  const starts = new Uint32Array(list.length + 1)
  list.forEach(({ values }, row) => {
    starts[row + 1] = (starts[row] as number) + values.length
  })
  return starts
}

function rowsWithValue({ size, starts, members }: Rows, id: number): BitSet {
  const bits = emptyBits(size)
  for (let row = 0; row < size; row++)
    for (let member = starts[row] as number; member < (starts[row + 1] as number); member++)
      if (members[member] === id) addBit(bits, row)
  return bits
}
