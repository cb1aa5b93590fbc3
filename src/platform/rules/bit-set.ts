/**
 * A set of small whole numbers (rows of a list), one bit each: sixty thousand of them take 8 KB. Signed, because bit
 * operations give signed numbers, and those stay small integers inside the engine.
 */
export type BitSet = Int32Array

export const emptyBits = (size: number): BitSet => new Int32Array((size + 31) >>> 5)

export function addBit(bits: BitSet, row: number) {
  bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31))
}

export const hasBit = (bits: BitSet, row: number) => ((bits[row >>> 5] as number) & (1 << (row & 31))) !== 0

/** All rows from `from` up to, not with, `to`. */
export function addRange(bits: BitSet, from: number, to: number) {
  for (let row = from; row < to; row++) addBit(bits, row)
}

/** The rows of a list for which something holds; of those in `among` only, where it is given. */
export function bitsWhere<Item>(
  list: ArrayLike<Item>,
  holds: (item: Item, row: number) => boolean,
  among: BitSet | null = null,
): BitSet {
  const bits = emptyBits(list.length)
  for (let row = 0; row < list.length; row++) {
    if (among && !hasBit(among, row)) continue
    if (holds(list[row] as Item, row)) addBit(bits, row)
  }
  return bits
}

/** The rows that all of the sets hold; null stands for 'all rows'. */
export function intersection(sets: readonly (BitSet | null)[]): BitSet | null {
  const [first, ...others] = sets.filter((bits) => bits !== null)
  if (!first || others.length === 0) return first ?? null
  const both = first.slice()
  for (const other of others)
    for (let word = 0; word < both.length; word++) both[word] = (both[word] as number) & (other[word] as number)
  return both
}

/** The rows of the first set that the other doesn't hold. */
export function difference(bits: BitSet, others: BitSet): BitSet {
  return bits.map((word, at) => word & ~(others[at] as number))
}

/** The rows that any of the sets holds. */
export function union(sets: readonly BitSet[], size: number): BitSet {
  const any = emptyBits(size)
  for (const set of sets)
    for (let word = 0; word < any.length; word++) any[word] = (any[word] as number) | (set[word] as number)
  return any
}

/** How many rows two sets share. */
export function countShared(one: BitSet, other: BitSet): number {
  let count = 0
  for (let index = 0; index < one.length; index++) {
    let word = (one[index] as number) & (other[index] as number)
    if (word === 0) continue
    // Adds neighbouring bits, then pairs, then fours; the multiplication adds the bytes.
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** The runs of rows (`starts[n]` up to `starts[n + 1]`) that have a row in a set. */
export function runsIn(bits: BitSet, runOf: Uint32Array, starts: Uint32Array): number[] {
  const runs: number[] = []
  countRunsShared(bits, bits, runOf, starts, (run) => runs.push(run))
  return runs
}

/** How many of the runs have a row that two sets share. */
export function countRunsShared(
  one: BitSet,
  other: BitSet,
  runOf: Uint32Array,
  starts: Uint32Array,
  onRun?: (run: number) => void,
): number {
  let count = 0
  let index = 0
  let mask = -1
  while (index < one.length) {
    const word = (one[index] as number) & (other[index] as number) & mask
    if (word === 0) {
      index++
      mask = -1
      continue
    }
    count++
    // On to the row after this run.
    const row = (index << 5) + 31 - Math.clz32(word & -word)
    const run = runOf[row] as number
    onRun?.(run)
    const next = starts[run + 1] as number
    index = next >>> 5
    mask = -1 << (next & 31)
  }
  return count
}
