import { fold } from '#platform/rules/fold.ts'
import { typoMatcher, typosAllowed } from '#platform/rules/typo.ts'

/** Which words stand in which documents. A document is known by its ordinal. */
export type WordIndex = {
  /** Distinct words, in order, so that those with the same beginning stand together. */
  vocabulary: readonly string[]
  /** Documents of word n: `documents` from `starts[n]` to `starts[n + 1]`, ascending. */
  starts: Uint32Array
  documents: Uint32Array
  /** Which letters a word has, a bit each: most words are told apart from a mistyped one by this alone. */
  letters: Uint32Array
  /** One bit per document, all zero between calls: where the documents of several words are put together. */
  gathered: Uint32Array
}

/** Ordinals of documents, ascending, each once. Not to be written to: they may be a part of the index. */
export type Ordinals = Uint32Array

/**
 * A document may be in `exact` and in `prefix`. `typo` is empty unless the other two are, and holds the documents of the
 * words nearest to the one asked for, which are `typoDistance` away.
 */
type Match = { exact: Ordinals; prefix: Ordinals; typo: Ordinals; typoDistance: number }

/** Folded, and split at everything that is no letter or digit. */
export const splitWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

export function buildWordIndex(texts: readonly string[]): WordIndex {
  const ids = new Map<string, number>()
  const known = new Map<string, number[]>()
  const wordsOfDocuments = texts.map((text) => {
    const earlier = known.get(text)
    if (earlier) return earlier
    const found = [...new Set(splitWords(text))].map((word) => idOf(word, ids))
    known.set(text, found)
    return found
  })

  const vocabulary = [...ids.keys()].sort(byCodeUnits)
  const places = new Uint32Array(ids.size)
  vocabulary.forEach((word, place) => {
    places[ids.get(word) ?? 0] = place
  })
  return {
    vocabulary,
    ...postings(wordsOfDocuments, places),
    letters: Uint32Array.from(vocabulary, lettersOf),
    gathered: new Uint32Array(Math.ceil(texts.length / 32)),
  }
}

/** Documents with a word that is the given one, begins with it, or is it but for a typo. The word comes folded. */
export function matchWord(index: WordIndex, word: string): Match {
  const { vocabulary, starts, documents } = index
  if (word === '') return { exact: none, prefix: none, typo: none, typoDistance: 0 }
  const first = lowerBound(vocabulary, word)
  const isKnown = vocabulary[first] === word
  const longer = isKnown ? first + 1 : first
  const end = endOfPrefix(vocabulary, word, longer)
  const exact = isKnown ? documents.subarray(starts[first], starts[first + 1]) : none
  const prefix = longer < end ? documentsOf(index, range(longer, end)) : none
  if (isKnown || longer < end) return { exact, prefix, typo: none, typoDistance: 0 }
  const { places, distance } = nearest(index, word)
  return { exact, prefix, typo: documentsOf(index, places), typoDistance: distance }
}

const none = new Uint32Array(0)

function idOf(word: string, ids: Map<string, number>): number {
  const known = ids.get(word)
  if (known !== undefined) return known
  ids.set(word, ids.size)
  return ids.size - 1
}

function postings(wordsOfDocuments: readonly number[][], places: Uint32Array) {
  const starts = new Uint32Array(places.length + 1)
  for (const ids of wordsOfDocuments) for (const id of ids) add(starts, at(places, id) + 1, 1)
  for (let n = 1; n < starts.length; n++) add(starts, n, at(starts, n - 1))

  const next = starts.slice()
  const documents = new Uint32Array(at(starts, places.length))
  wordsOfDocuments.forEach((ids, document) => {
    for (const id of ids) {
      const place = at(places, id)
      documents[at(next, place)] = document
      add(next, place, 1)
    }
  })
  return { starts, documents }
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function lowerBound(vocabulary: readonly string[], word: string, from = 0): number {
  let low = from
  let high = vocabulary.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((vocabulary[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** U+FFFF is no character: nothing with this beginning comes after it. */
const endOfPrefix = (vocabulary: readonly string[], word: string, from: number) =>
  lowerBound(vocabulary, `${word}\uffff`, from)

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)

/** Each typo can bring in one letter that the word does not have, so what has more of them is not measured. */
function nearest({ vocabulary, letters }: WordIndex, query: string): { places: number[]; distance: number } {
  const allowed = typosAllowed(query)
  if (allowed === 0) return { places: [], distance: 0 }
  const wanted = lettersOf(query)
  const match = typoMatcher(query)
  let places: number[] = []
  let distance = Number.POSITIVE_INFINITY
  for (let n = 0; n < vocabulary.length; n++) {
    if (bitsIn(wanted & ~at(letters, n)) > allowed) continue
    const found = match(vocabulary[n] ?? '')
    if (!found || found.distance > distance) continue
    if (found.distance < distance) places = []
    distance = found.distance
    places.push(n)
  }
  return { places, distance }
}

/** a to z have a bit each, all else shares one. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i) - 97
    letters |= 1 << (code >= 0 && code < 26 ? code : 26)
  }
  return letters >>> 0
}

function bitsIn(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}

function documentsOf({ starts, documents, gathered }: WordIndex, places: readonly number[]): Ordinals {
  let count = 0
  for (const place of places) {
    const end = at(starts, place + 1)
    for (let n = at(starts, place); n < end; n++) {
      const document = at(documents, n)
      const bit = 1 << (document & 31)
      const before = at(gathered, document >>> 5)
      if ((before & bit) !== 0) continue
      gathered[document >>> 5] = before | bit
      count++
    }
  }
  return emptied(gathered, count)
}

function emptied(gathered: Uint32Array, count: number): Ordinals {
  const ordinals = new Uint32Array(count)
  let next = 0
  for (let block = 0; next < count; block++) {
    for (let left = at(gathered, block); left !== 0; left &= left - 1) {
      ordinals[next] = block * 32 + (31 - Math.clz32(left & -left))
      next++
    }
    gathered[block] = 0
  }
  return ordinals
}

const at = (numbers: Uint32Array, n: number) => numbers[n] ?? 0
const add = (numbers: Uint32Array, n: number, amount: number) => {
  numbers[n] = at(numbers, n) + amount
}
