import { fold } from '#platform/rules/fold.ts'
import { typoMatcher } from '#platform/rules/typo.ts'

/** One word that was typed, folded, and how it answers to words of the catalogue. */
export type QueryWord = {
  text: string
  /** How many letters of the word's beginning answer to it; 0 where none do. */
  matchedLetters: (word: string) => number
}

/** Words that are no further away than `typoDistance` answer to it too. */
export function queryWord(text: string, typoDistance = 0): QueryWord {
  if (typoDistance === 0) return { text, matchedLetters: (word) => (word.startsWith(text) ? text.length : 0) }
  const match = typoMatcher(text)
  const matchedLetters = (word: string) => {
    const found = match(word)
    return found && found.distance <= typoDistance ? found.length : 0
  }
  return { text, matchedLetters }
}

/** From a character up to, not with, another. */
export type MatchedRange = [start: number, end: number]

/** The parts of a text, as it is written, that the typed words found. */
export function marksIn(text: string, asked: readonly QueryWord[]): MatchedRange[] {
  return [...text.matchAll(wordsAsWritten)].flatMap(({ 0: word, index }): MatchedRange[] => {
    const folded = fold(word)
    const letters = Math.max(0, ...asked.map(({ matchedLetters }) => matchedLetters(folded)))
    return letters === 0 ? [] : [[index, index + lengthAsWritten(word, letters)]]
  })
}

const wordsAsWritten = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** 'ª' folds to one letter, 'ﬁ' to two, and an accent that stands alone to none, but belongs to its letter. */
function lengthAsWritten(word: string, letters: number): number {
  let length = 0
  let folded = 0
  for (const sign of word) {
    const width = fold(sign).length
    if (folded >= letters && width > 0) break
    folded += width
    length += sign.length
  }
  return length
}
