import { addBit, addRange, type BitSet, emptyBits } from '#platform/rules/bit-set.ts'
import { buildWordIndex, matchWord, type Ordinals, type WordIndex } from './word-index.ts'

/**
 * The words of rows (a service's name) and of their owners (a spa's name and whereabouts). An owner's words count for
 * all its rows, and stand in the index once.
 */
export type TextRows = { size: number; rows: WordIndex; owners: WordIndex; ownerStarts: Uint32Array }

/** Rows of owner n: from `ownerStarts[n]` up to `ownerStarts[n + 1]`. */
export function buildTextRows(
  texts: readonly string[],
  ownerTexts: readonly string[],
  ownerStarts: Uint32Array,
): TextRows {
  return { size: texts.length, rows: buildWordIndex(texts), owners: buildWordIndex(ownerTexts), ownerStarts }
}

/** `isOfOwner`: the word names a place or a spa rather than something one does there. */
export type WordRows = { bits: BitSet; isFound: boolean; isOfOwner: boolean }

/** Rows with the word in their own text or their owner's. Typos are forgiven only to words that nothing else answers. */
export function rowsWithWord({ size, rows, owners, ownerStarts }: TextRows, word: string): WordRows {
  const [own, ofOwner] = [matchWord(rows, word), matchWord(owners, word)]
  const isKnown = [own.exact, own.prefix, ofOwner.exact, ofOwner.prefix].some((list) => list.length > 0)
  const found = isKnown ? [own.exact, own.prefix] : [own.typo]
  const foundOwners = isKnown ? [ofOwner.exact, ofOwner.prefix] : [ofOwner.typo]
  const bits = emptyBits(size)
  for (const list of found) addAll(bits, list)
  for (const list of foundOwners)
    for (const owner of list) addRange(bits, ownerStarts[owner] as number, ownerStarts[owner + 1] as number)
  const isOfOwner = foundOwners.some((list) => list.length > 0)
  return { bits, isFound: isOfOwner || found.some((list) => list.length > 0), isOfOwner }
}

function addAll(bits: BitSet, rows: Ordinals) {
  for (const row of rows) addBit(bits, row)
}
