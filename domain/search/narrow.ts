import { type BitSet, countRunsShared, countShared, hasBit, intersection } from './bit-set.ts'

/**
 * A list in a shape that is quick to count. Rows (services) of one owner (spa) are neighbours. A value is a choice of a
 * filter ('5 stars'), known by its ordinal; its group is the filter.
 */
export type Rows = {
  size: number
  ownerOf: Uint32Array
  /** Rows of owner n: from `ownerStarts[n]` up to `ownerStarts[n + 1]`. */
  ownerStarts: Uint32Array
  /** All but rows that stand for an owner who has none. */
  countable: BitSet
  /** All but rows that can't be had at present: they are listed, but don't make their owner one who has them. */
  owned: BitSet
  /** The filter of each value, and the rows that have it. */
  values: readonly { group: number; rows: BitSet }[]
}

/** A filter that is switched on: its group, and the rows that any of its chosen values lets through. */
export type Condition = { group: number; allows: BitSet }

export type Question = {
  /** Rows that are asked about at all; null for every one. */
  candidates: BitSet | null
  conditions: readonly Condition[]
  /** What only this question knows (price bands): values that take the place of the list's own. */
  bands: ReadonlyMap<number, BitSet>
  /** Count owners or rows behind each value. */
  counts: 'owners' | 'rows'
}

export type Totals = { owners: number; rows: number }

export type Narrowed = {
  matched: BitSet
  found: Totals
  outOf: Totals
  /** For each value, what would be found if it were chosen in its group. */
  counts: Uint32Array
}

/**
 * Finds what passes every condition. Behind each value stands what would be found with it: its own filter is left out
 * of account then, since choices of one filter add up.
 */
export function narrow(rows: Rows, { candidates, conditions, bands, counts }: Question): Narrowed {
  const everything = new Int32Array(rows.countable.length).fill(-1)
  const asked = candidates ?? everything
  const passing = (conditionsHeld: readonly Condition[]) =>
    intersection([asked, ...conditionsHeld.map(({ allows }) => allows)]) as BitSet
  const matched = passing(conditions)
  const withoutFilter = new Map(
    conditions.map(({ group }) => [group, passing(conditions.filter((other) => other.group !== group))]),
  )
  const counted = (held: BitSet, among: BitSet, by: Question['counts']) =>
    by === 'rows' ? countShared(held, among) : countRunsShared(held, among, rows.ownerOf, rows.ownerStarts)
  const totals = (held: BitSet): Totals => ({
    owners: counted(held, rows.owned, 'owners'),
    rows: counted(held, rows.countable, 'rows'),
  })

  const mayCount = counts === 'rows' ? rows.countable : rows.owned
  const inFilter = new Map([...withoutFilter].map(([group, held]) => [group, intersection([held, mayCount]) as BitSet]))
  const inAll = intersection([matched, mayCount]) as BitSet
  return {
    matched,
    found: totals(matched),
    outOf: totals(asked),
    counts: Uint32Array.from(rows.values, (value, id) =>
      counted(inFilter.get(value.group) ?? inAll, bands.get(id) ?? value.rows, counts),
    ),
  }
}

/** For each owner the cheapest of its rows that matched, and the dearest; -1 where none did. */
export function extremes({ ownerStarts, owned }: Rows, matched: BitSet, prices: Int32Array) {
  const held = intersection([matched, owned]) as BitSet
  const owners = ownerStarts.length - 1
  const cheapest = new Int32Array(owners).fill(-1)
  const dearest = new Int32Array(owners).fill(-1)
  for (let owner = 0; owner < owners; owner++) {
    for (let row = ownerStarts[owner] as number; row < (ownerStarts[owner + 1] as number); row++) {
      if (!hasBit(held, row)) continue
      const [low, high] = [cheapest[owner] as number, dearest[owner] as number]
      if (low < 0 || (prices[row] as number) < (prices[low] as number)) cheapest[owner] = row
      if (high < 0 || (prices[row] as number) > (prices[high] as number)) dearest[owner] = row
    }
  }
  return { cheapest, dearest }
}
