import { addBit, type BitSet, emptyBits, hasBit } from './bit-set.ts'

/**
 * A list in a shape that is quick to count. Rows (services) of one owner (spa) are neighbours. A value is a choice of a
 * filter ('5 stars'), known by its ordinal; its group is the filter.
 */
export type Rows = {
  size: number
  owners: number
  ownerOf: Uint32Array
  /** Rows that stand for an owner who has none: they count as their owner, never as a row. */
  isPlaceholder: BitSet
  /** Rows that can't be had at present: they are listed, but don't make their owner one who has them. */
  isIdle: BitSet
  /** Values of row n: `members` from `starts[n]` to `starts[n + 1]`. */
  starts: Uint32Array
  members: Uint16Array
  groupOf: Uint8Array
}

/** A filter that is switched on: its group, and the rows that any of its chosen values lets through. */
export type Condition = { group: number; allows: BitSet }

export type Question = {
  /** Rows that are asked about at all; null for every one. */
  candidates: BitSet | null
  conditions: readonly Condition[]
  /** What the party pays for a row, in cents, and the value (price band) that it falls into. */
  prices: Int32Array
  bands: Uint16Array
  /** Count owners or rows behind each value. */
  counts: 'owners' | 'rows'
}

export type Narrowed = {
  matched: BitSet
  found: Totals
  outOf: Totals
  /** For each value, what would be found if it were chosen in its group. */
  counts: Uint32Array
  /** For each owner its cheapest row that matched, and the dearest; -1 where none did. */
  cheapest: Int32Array
  dearest: Int32Array
}

type Totals = { owners: number; rows: number }

/**
 * One pass. A row that passes every condition is found, and counts for all its values. One that fails a single
 * condition would be found if that filter said otherwise: it counts for the values of that filter. So each number says
 * what is left with one more click.
 */
export function narrow(rows: Rows, { candidates, conditions, prices, bands, counts: counted }: Question): Narrowed {
  const { size, ownerOf, starts, members, groupOf, isPlaceholder, isIdle } = rows
  const matched = emptyBits(size)
  const counts = new Uint32Array(groupOf.length)
  const lastOwner = new Int32Array(groupOf.length).fill(-1)
  const cheapest = new Int32Array(rows.owners).fill(-1)
  const dearest = new Int32Array(rows.owners).fill(-1)
  const found = { owners: 0, rows: 0 }
  const outOf = { owners: 0, rows: 0 }
  let lastCandidate = -1
  const byOwner = counted === 'owners'

  const count = (value: number, owner: number) => {
    if (byOwner) {
      if (lastOwner[value] === owner) return
      lastOwner[value] = owner
    }
    counts[value] = (counts[value] as number) + 1
  }

  for (let row = 0; row < size; row++) {
    if (candidates !== null) {
      // Thirty-two rows at once, where none of them is asked about.
      if ((row & 31) === 0 && candidates[row >>> 5] === 0) {
        row += 31
        continue
      }
      if (!hasBit(candidates, row)) continue
    }
    const owner = ownerOf[row] as number
    const isRow = !hasBit(isPlaceholder, row)
    const isOwned = !hasBit(isIdle, row)
    if (isRow) outOf.rows++
    if (isOwned && owner !== lastCandidate) {
      lastCandidate = owner
      outOf.owners++
    }

    let failed = -1
    let failures = 0
    for (const { group, allows } of conditions) {
      if (hasBit(allows, row)) continue
      failed = group
      if (++failures > 1) break
    }
    if (failures > 1) continue

    if (failures === 0) {
      addBit(matched, row)
      if (isRow) found.rows++
      if (isOwned) {
        const low = cheapest[owner] as number
        const high = dearest[owner] as number
        if (low < 0) found.owners++
        if (low < 0 || (prices[row] as number) < (prices[low] as number)) cheapest[owner] = row
        if (high < 0 || (prices[row] as number) > (prices[high] as number)) dearest[owner] = row
      }
    }
    if (byOwner ? !isOwned : !isRow) continue
    const end = starts[row + 1] as number
    for (let member = starts[row] as number; member < end; member++) {
      const value = members[member] as number
      if (failures === 0 || groupOf[value] === failed) count(value, owner)
    }
    const band = bands[row] as number
    if (isRow && (failures === 0 || groupOf[band] === failed)) count(band, owner)
  }
  return { matched, found, outOf, counts, cheapest, dearest }
}
