import { type Language, languages } from '#platform/i18n/languages.ts'
import { wordList } from '#platform/i18n/word-lists.ts'
import { fromDeclared } from '#platform/pages/declarations.ts'
import { fold } from '#platform/rules/fold.ts'
import type { QueryWords } from './query-words.ts'

/** What a typed sentence asks for: words to be found, and numbers that mean something. */
export type ParsedQuery = {
  words: string[]
  pax: number | null
  price: Range | null
  duration: Range | null
  ages: Range | null
}

/** Both included. */
export type Range = { from: number; to: number }

/**
 * Understands 'masaje para dos en Adeje, menos de 100 €'. Spec 5: digits, an optional hyphen and digits are a range: of
 * euros, minutes or years, as the word behind it says. A range without a word means years where it can (no child is
 * over 17), and euros otherwise.
 */
export function parseQuery(text: string, language: Language): ParsedQuery {
  const wish: ParsedQuery = { words: [], pax: null, price: null, duration: null, ages: null }
  let rest = ` ${fold(text).replace(/[^\p{L}\p{N}€-]+/gu, ' ')} `
  for (const { pattern, take } of phrases()) {
    rest = rest.replace(pattern, (_, first: string, second: string | undefined) => {
      take(wish, first, second)
      return ' '
    })
  }
  const idle = wordList('queryWords', language).idle
  wish.words = rest.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !idle.includes(word))
  return wish
}

type Phrase = { pattern: RegExp; take: (wish: ParsedQuery, first: string, second?: string) => void }

const number = '(\\d{1,4})'
const range = `${number} ?- ?${number}`
/** The hyphen is optional (spec 5). Looked for after people, so that 'para 2 60 min' is two people and an hour. */
const spacedRange = `${number} ${number}`

/**
 * In this order: each takes its words out of the sentence before the next looks at it. Visitors mix their languages, so
 * that the words of all are understood in each.
 */
const phrases = fromDeclared((): Phrase[] => {
  const upTo = anyOf('upTo')
  const euros = anyOf('euros')
  const minutes = anyOf('minutes')
  const years = anyOf('years')
  const between = anyOf('between')
  const spelled = new Map(languages.flatMap((language) => Object.entries(wordList('queryWords', language).spelled)))
  return [
    phrase(`(?:${between} )?${range} ?${euros}`, (wish, from, to) => {
      wish.price = ordered(from, to)
    }),
    phrase(`${range} ?${minutes}`, (wish, from, to) => {
      wish.duration = ordered(from, to)
    }),
    phrase(`${range} ?${years}`, (wish, from, to) => {
      wish.ages = ordered(from, to)
    }),
    phrase(`${number} ?${anyOf('people')}`, (wish, count) => {
      wish.pax = countOf(count)
    }),
    phrase(`${anyOf('forPeople', 'forShort')} ${number}`, (wish, count) => {
      wish.pax = countOf(count)
    }),
    phrase(`${anyOf('forPeople')} (${[...spelled.keys()].join('|')})`, (wish, word) => {
      wish.pax = spelled.get(word) ?? null
    }),
    phrase(`${spacedRange} ?${euros}`, (wish, from, to) => {
      wish.price = ordered(from, to)
    }),
    phrase(`${spacedRange} ?${minutes}`, (wish, from, to) => {
      wish.duration = ordered(from, to)
    }),
    phrase(`${spacedRange} ?${years}`, (wish, from, to) => {
      wish.ages = ordered(from, to)
    }),
    phrase(`${between} ${number} ${anyOf('and')} ${number} ?${euros}`, (wish, from, to) => {
      wish.price = ordered(from, to)
    }),
    phrase(`${upTo} ${number} ?${euros}`, (wish, most) => {
      wish.price = { from: 0, to: Number(most) }
    }),
    phrase(`${number} ?${euros}`, (wish, most) => {
      wish.price = { from: 0, to: Number(most) }
    }),
    phrase(`${number} ?${minutes}`, (wish, length) => {
      wish.duration = ordered(length, length)
    }),
    phrase(`${number} ?${anyOf('hours')}`, (wish, hours) => {
      wish.duration = ordered(String(Number(hours) * 60), undefined)
    }),
    phrase(`${number} ?${anyOf('years', 'year')}`, (wish, age) => {
      wish.ages = ordered(age, age)
    }),
    phrase(`${number}(?: ?- ?| )${number}`, (wish, from, to) => {
      const bounds = ordered(from, to)
      if (bounds.to <= oldestChild) wish.ages = bounds
      else wish.price = bounds
    }),
  ]
})

const oldestChild = 17

type Words = Exclude<keyof QueryWords, 'spelled'>

function anyOf(...names: Words[]): string {
  const words = languages.flatMap((language) => names.flatMap((name) => wordList('queryWords', language)[name]))
  return `(?:${[...new Set(words)].join('|')})`
}

function phrase(words: string, take: Phrase['take']): Phrase {
  // Whole words only: '2 h' is two hours, '2 hammams' is not.
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${words}(?![\\p{L}\\p{N}-])`, 'gu'), take }
}

/** Bounds written backwards are put in order. */
function ordered(first: string, second: string | undefined): Range {
  const [one, other] = [Number(first), Number(second ?? first)]
  return { from: Math.min(one, other), to: Math.max(one, other) }
}

const countOf = (digits: string) => Math.min(20, Number(digits)) || null
