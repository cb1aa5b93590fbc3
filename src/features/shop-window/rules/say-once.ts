/**
 * Texts that stand below each other, each without the sentences that one above it has said already. A house sells one
 * experience to several audiences: the first says what it is, the others say whom they are for.
 */
export function sayOnce(texts: readonly string[]): string[] {
  const known = new Set<string>()
  return texts.map((text) =>
    text
      .split(/(?<=[.!?…])\s+/)
      .filter((sentence) => !known.has(sentence) && known.add(sentence))
      .join(' '),
  )
}
