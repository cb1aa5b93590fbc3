import type { PickedPlace } from './visitor-place.ts'
import { type MatchedRange, type QueryWord, queryWord } from './words/query-word.ts'
import { buildWordIndex, matchWord, splitWords, type WordIndex } from './words/word-index.ts'

/** In the order in which they are suggested. */
export const suggestionKinds = ['place', 'spa', 'treatment'] as const
type SuggestionKind = (typeof suggestionKinds)[number]

/** Something that can be suggested. */
export type Suggestible = {
  kind: SuggestionKind
  name: string
  /** Where it lies. Words of the query may be found here too: 'adej' finds the spas in Adeje. */
  where: string
  /** Other words it is found by, though they are not shown: its hotel, its country. */
  also: string
}

export type SuggestionIndex = {
  kinds: readonly SuggestionKind[]
  names: readonly string[][]
  words: WordIndex
  placeWords: readonly string[]
}

/** Positions in the list that the index was made of, per kind, and the typed words to mark them with. */
type FoundSuggestions = { words: QueryWord[] } & Record<SuggestionKind, number[]>

/**
 * From a list in order of weight: of two that answer a query equally well, the first is suggested first.
 * `placeWords` is what people write beside the name of a place or a spa, and what finds nothing alone: 'spa en'.
 */
export function buildSuggestions(all: readonly Suggestible[], placeWords = ''): SuggestionIndex {
  return {
    kinds: all.map(({ kind }) => kind),
    names: all.map(({ name }) => splitWords(name)),
    words: buildWordIndex(all.map(({ name, where, also }) => `${name} ${where} ${also}`)),
    placeWords: splitWords(placeWords),
  }
}

/** A bit each, in a byte per document. */
const mostWords = 8
const mostOfAKind = 5

/** Every word must be found. A typo is looked for only where a word is nowhere as it was typed. */
export function findSuggestions(
  index: SuggestionIndex,
  query: string,
  isNear: (position: number) => boolean = () => false,
): FoundSuggestions {
  const { kinds, names, placeWords } = index
  const texts = [...new Set(splitWords(query))].slice(0, mostWords)
  const arePlaceWords = texts.map((text) => placeWords.some((word) => word.startsWith(text)))
  const { asked, answers } = answersTo(index, texts, arePlaceWords)
  const all = (1 << texts.length) - 1
  const allButPlaceWords = arePlaceWords.reduce((bits, isPlaceWord, n) => (isPlaceWord ? bits & ~(1 << n) : bits), all)

  const ranked: Record<SuggestionKind, number[][]> = { place: [], spa: [], treatment: [] }
  for (let position = 0; position < answers.length; position++) {
    const answered = answers[position] ?? 0
    if (answered === 0) continue
    const kind = kinds[position] ?? 'spa'
    const needed = kind === 'treatment' ? all : allButPlaceWords
    if ((answered & needed) !== needed) continue
    const rank = rankOf(names[position] ?? [], asked)
    // A place must answer with its own name: Tenerife is not suggested for 'España'.
    if (kind === 'place' && rank === notInName) continue
    const place = rank + (isNear(position) ? 0 : far)
    const alike = ranked[kind][place] ?? []
    ranked[kind][place] = alike
    if (alike.length < mostOfAKind) alike.push(position)
  }
  return { words: asked, ...fitted(best(ranked.place), best(ranked.spa), best(ranked.treatment)) }
}

/** Which of the words each document answers to, a bit for each word. */
function answersTo({ names, words }: SuggestionIndex, texts: readonly string[], arePlaceWords: readonly boolean[]) {
  const answers = new Uint8Array(names.length)
  const asked = texts.map((text, n) => {
    const { exact, prefix, typo, typoDistance } = matchWord(words, text)
    const isMistyped = typo.length > 0 && !arePlaceWords[n]
    for (const found of isMistyped ? [typo] : [exact, prefix])
      for (const position of found) answers[position] = (answers[position] ?? 0) | (1 << n)
    return queryWord(text, isMistyped ? typoDistance : 0)
  })
  return { asked, answers }
}

const notInName = 6

/** Greater than any rank: whatever lies near comes before whatever does not. */
const far = 8

/**
 * The beginning of the name before its later words, all words in the name before some of them, and those before the
 * place around it; whole words before the beginnings of words.
 */
function rankOf(name: readonly string[], asked: readonly QueryWord[]): number {
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
  if (inName === 0) return notInName
  const field = beginsName ? 0 : inName === asked.length ? 1 : 2
  return field * 2 + (whole === asked.length ? 0 : 1)
}

const best = (ranked: number[][]) => ranked.flat().slice(0, mostOfAKind)

const mostInAll = 10
const roomForTreatments = 2

/** Full lists make room: places stay, spas give way to a few treatments. */
function fitted(place: number[], spa: number[], treatment: number[]) {
  const room = mostInAll - place.length
  const spas = spa.slice(0, room - Math.min(treatment.length, roomForTreatments))
  return { place, spa: spas, treatment: treatment.slice(0, room - spas.length) }
}

/** What the finder offers below its field, in the language of the page. */
export type Suggestion = {
  kind: SuggestionKind
  name: string
  note: string
  /** Its own page. */
  href: string
  /** What goes into the search; a spa has its page instead. */
  value?: { place?: string; treatment?: string }
  /** A file of the picture library. */
  photo?: string
  marks?: { name: MatchedRange[]; note: MatchedRange[] }
  /** What is remembered of a place once it is chosen. */
  picked?: PickedPlace
}

export type SuggestionGroup = { kind: SuggestionKind; items: Suggestion[] }
