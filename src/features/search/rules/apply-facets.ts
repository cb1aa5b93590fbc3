import { type BitSet, countRunsShared, countShared, hasBit, intersection, runsIn } from '#platform/rules/bit-set.ts'

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

export type FacetQuestion = {
  /** Rows that are asked about at all; null for every one. */
  candidates: BitSet | null
  conditions: readonly Condition[]
  /** What only this question knows (price bands): values that take the place of the list's own. */
  bands: ReadonlyMap<number, BitSet>
  /** Count owners or rows behind each value. */
  counts: 'owners' | 'rows'
  /** Values that nobody will see need no counting. */
  isCounted?: (value: number) => boolean
}

type Totals = { owners: number; rows: number }

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
export function applyFacets(
  rows: Rows,
  { candidates, conditions, bands, counts, isCounted = () => true }: FacetQuestion,
): Narrowed {
  const everything = new Int32Array(rows.countable.length).fill(-1)
  const asked = candidates ?? everything
  const passing = (conditionsHeld: readonly Condition[]) =>
    intersection([asked, ...conditionsHeld.map(({ allows }) => allows)]) as BitSet
  const matched = passing(conditions)
  const withoutFilter = new Map(
    conditions.map(({ group }) => [group, passing(conditions.filter((other) => other.group !== group))]),
  )
  const counted = (held: BitSet, among: BitSet, by: FacetQuestion['counts']) =>
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
      isCounted(id) ? counted(inFilter.get(value.group) ?? inAll, bands.get(id) ?? value.rows, counts) : 0,
    ),
  }
}

/** The owners of which a row matched, in order. */
export const ownersIn = ({ owned, ownerOf, ownerStarts }: Rows, matched: BitSet): number[] =>
  runsIn(intersection([matched, owned]) as BitSet, ownerOf, ownerStarts)

/** The cheapest of an owner's rows that matched, and the dearest. */
export function extremesOf({ ownerStarts, owned }: Rows, owner: number, matched: BitSet, prices: Int32Array) {
  let cheapest = -1
  let dearest = -1
  for (let row = ownerStarts[owner] as number; row < (ownerStarts[owner + 1] as number); row++) {
    if (!hasBit(matched, row) || !hasBit(owned, row)) continue
    if (cheapest < 0 || (prices[row] as number) < (prices[cheapest] as number)) cheapest = row
    if (dearest < 0 || (prices[row] as number) > (prices[dearest] as number)) dearest = row
  }
  return { cheapest, dearest }
}
