import { type QueryWord, queryWord } from './query-word.ts'
import { buildWordIndex, type Match, matchWord, type WordIndex, words } from './word-index.ts'

/** In the order in which they are suggested. */
export const suggestionKinds = ['place', 'spa', 'treatment'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/** Something that can be suggested. */
export type Suggestible = {
  kind: SuggestionKind
  name: string
  /** Where it lies. Words of the query may be found here too: 'adej' finds the spas in Adeje. */
  where: string
  /** Other words it is found by, though they are not shown: its hotel, its country. */
  also: string
  /** What people write beside its name, and what finds nothing alone: 'spa en Tenerife'. */
  saidWith: string
}

/** Given in order of weight: of two that answer a query equally well, the first is suggested first. */
export type SuggestionIndex = {
  kinds: readonly SuggestionKind[]
  names: readonly string[][]
  wheres: readonly string[][]
  words: WordIndex
}

/** Positions in the list that the index was made of, per kind, and the typed words to mark them with. */
export type FoundSuggestions = { words: QueryWord[] } & Record<SuggestionKind, number[]>

export function buildSuggestions(all: readonly Suggestible[]): SuggestionIndex {
  return {
    kinds: all.map(({ kind }) => kind),
    names: all.map(({ name }) => words(name)),
    wheres: all.map(({ where, also }) => words(`${where} ${also}`)),
    words: buildWordIndex(all.map(({ name, where, also, saidWith }) => `${name} ${where} ${also} ${saidWith}`)),
  }
}

const mostWords = 8
const mostOfAKind = 5
const mostInAll = 10
const roomForTreatments = 2

/** Every word must be found. A typo is looked for only where a word is nowhere as it was typed. */
export function findSuggestions(
  index: SuggestionIndex,
  query: string,
  isNear: (position: number) => boolean = () => false,
): FoundSuggestions {
  const texts = [...new Set(words(query))].slice(0, mostWords)
  const matches = texts.map((text) => matchWord(index.words, text))
  const asked = texts.map((text, n) => queryWord(text, matches[n]?.typoDistance))
  const ranked: Record<SuggestionKind, number[][]> = { place: [], spa: [], treatment: [] }
  for (const position of inAll(index.names.length, matches)) {
    const kind = index.kinds[position] ?? 'spa'
    const rank = rankOf(index, position, asked)
    if (rank === null) continue
    const place = rank + (isNear(position) ? 0 : far)
    const alike = ranked[kind][place] ?? []
    ranked[kind][place] = alike
    if (alike.length < mostOfAKind) alike.push(position)
  }
  return { words: asked, ...fitted(best(ranked.place), best(ranked.spa), best(ranked.treatment)) }
}

/** Positions that answer to every word, ascending. */
function inAll(size: number, matches: readonly Match[]): number[] {
  if (matches.length === 0) return []
  const answered = new Uint8Array(size)
  matches.forEach(({ exact, prefix, typo }, n) => {
    for (const list of [exact, prefix, typo])
      for (const position of list) if (answered[position] === n) answered[position] = n + 1
  })
  const found: number[] = []
  answered.forEach((count, position) => {
    if (count === matches.length) found.push(position)
  })
  return found
}

/** Greater than any rank: whatever lies near comes before whatever does not. */
const far = 8

/**
 * The beginning of the name before its later words, and those before the place around it; whole words before the
 * beginnings of words. A place must answer with its own name: Tenerife is not suggested for 'España'.
 */
function rankOf({ kinds, names, wheres }: SuggestionIndex, position: number, asked: readonly QueryWord[]) {
  const name = names[position] ?? []
  let inName = 0
  let whole = 0
  let beginsName = false
  for (const { text, matchedLetters } of asked) {
    const at = name.findIndex((word) => matchedLetters(word) > 0)
    if (at < 0) continue
    inName++
    if (at === 0) beginsName = true
    if (name.includes(text)) whole++
  }
  if (inName === 0) {
    const isWhere = (word: string) => asked.some(({ matchedLetters }) => matchedLetters(word) > 0)
    if (kinds[position] === 'place' || !wheres[position]?.some(isWhere)) return null
  }
  const field = beginsName ? 0 : inName === asked.length ? 1 : inName > 0 ? 2 : 3
  return field * 2 + (whole === asked.length ? 0 : 1)
}

const best = (ranked: number[][]) => ranked.flat().slice(0, mostOfAKind)

/** Full lists make room: places stay, spas give way to a few treatments. */
function fitted(place: number[], spa: number[], treatment: number[]) {
  const room = mostInAll - place.length
  const spas = spa.slice(0, room - Math.min(treatment.length, roomForTreatments))
  return { place, spa: spas, treatment: treatment.slice(0, room - spas.length) }
}
