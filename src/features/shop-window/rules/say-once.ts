/**
 * Texts that stand below each other, each without the sentences that one above it has said already. A house sells one
 * experience to several audiences: the first says what it is, the others say whom they are for.
 */
export function sayOnce(texts: readonly string[]): string[] {
  const said = new Set<string>()
  return texts.map((text) =>
    text
      .split(/(?<=[.!?…])\s+/)
      .filter((sentence) => !said.has(sentence) && said.add(sentence))
      .join(' '),
  )
}
