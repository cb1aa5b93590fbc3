/** A set of small whole numbers (rows of a list), one bit each: sixty thousand of them take 8 KB. */
export type BitSet = Uint32Array

export const emptyBits = (size: number): BitSet => new Uint32Array((size + 31) >>> 5)

export function addBit(bits: BitSet, row: number) {
  bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31))
}

export const hasBit = (bits: BitSet, row: number) => ((bits[row >>> 5] as number) & (1 << (row & 31))) !== 0

/** All rows from `from` up to, not with, `to`. */
export function addRange(bits: BitSet, from: number, to: number) {
  for (let row = from; row < to; row++) addBit(bits, row)
}

/** The rows that all of the sets hold; null stands for 'all rows'. */
export function intersection(sets: readonly (BitSet | null)[]): BitSet | null {
  const narrowing = sets.filter((bits) => bits !== null)
  const [first, ...others] = narrowing
  if (!first || others.length === 0) return first ?? null
  const both = first.slice()
  for (const other of others)
    for (let word = 0; word < both.length; word++) (both[word] as number) &= other[word] as number
  return both
}

/** The rows that any of the sets holds. */
export function union(sets: readonly BitSet[], size: number): BitSet {
  const any = emptyBits(size)
  for (const set of sets) for (let word = 0; word < any.length; word++) (any[word] as number) |= set[word] as number
  return any
}
