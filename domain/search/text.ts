/** Spec 5: search ignores accents and case. The compatibility form also opens up signs such as ª and º. */
export const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word of the query stands somewhere in the text, in any order; an empty query matches all. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text)
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/**
 * Spec 5: digits, an optional hyphen, digits ('4-14'). A number that stands alone is a range of one. Bounds written
 * backwards are put in order.
 */
export function numberRange(text: string): { from: number; to: number } | null {
  const found = /(?<first>\d+)(?:-(?<second>\d+))?/.exec(text)?.groups
  if (!found) return null
  const first = Number(found.first)
  const second = Number(found.second ?? found.first)
  return { from: Math.min(first, second), to: Math.max(first, second) }
}
