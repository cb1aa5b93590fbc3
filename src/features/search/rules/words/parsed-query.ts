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
  const query: ParsedQuery = { words: [], pax: null, price: null, duration: null, ages: null }
  let rest = ` ${fold(text).replace(/[^\p{L}\p{N}€-]+/gu, ' ')} `
  for (const { pattern, take } of phrases()) {
    rest = rest.replace(pattern, (_, first: string, second: string) => {
      take(query, first, second)
      return ' '
    })
  }
  const idle = wordList('queryWords', language).idle
  query.words = rest.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !idle.includes(word))
  return query
}

type Phrase = { pattern: RegExp; take: (query: ParsedQuery, first: string, second: string) => void }

const number = '(\\d{1,4})'
const twoNumbers = `${number} ?- ?${number}`
/** The hyphen is optional (spec 5). Looked for after people, so that 'para 2 60 min' is two people and an hour. */
const spacedNumbers = `${number} ${number}`

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
    range('price', `(?:${between} )?${twoNumbers} ?${euros}`),
    range('duration', `${twoNumbers} ?${minutes}`),
    range('ages', `${twoNumbers} ?${years}`),
    phrase(`${number} ?${anyOf('people')}`, (query, count) => {
      query.pax = countOf(count)
    }),
    phrase(`${anyOf('forPeople', 'forShort')} ${number}`, (query, count) => {
      query.pax = countOf(count)
    }),
    phrase(`${anyOf('forPeople')} (${[...spelled.keys()].join('|')})`, (query, word) => {
      query.pax = spelled.get(word) ?? null
    }),
    range('price', `${spacedNumbers} ?${euros}`),
    range('duration', `${spacedNumbers} ?${minutes}`),
    range('ages', `${spacedNumbers} ?${years}`),
    range('price', `${between} ${number} ${anyOf('and')} ${number} ?${euros}`),
    single('price', `${upTo} ${number} ?${euros}`, (most) => ({ from: 0, to: most })),
    single('price', `${number} ?${euros}`, (most) => ({ from: 0, to: most })),
    single('duration', `${number} ?${minutes}`, (length) => ({ from: length, to: length })),
    single('duration', `${number} ?${anyOf('hours')}`, (hours) => ({ from: hours * 60, to: hours * 60 })),
    single('ages', `${number} ?${anyOf('years', 'year')}`, (age) => ({ from: age, to: age })),
    phrase(`${number}(?: ?- ?| )${number}`, (query, from, to) => {
      const bounds = ordered(from, to)
      query[bounds.to <= oldestChild ? 'ages' : 'price'] = bounds
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

type RangeName = 'price' | 'duration' | 'ages'

/** Of two numbers. */
function range(name: RangeName, words: string): Phrase {
  return phrase(words, (query, from, to) => {
    query[name] = ordered(from, to)
  })
}

/** Of one number. */
function single(name: RangeName, words: string, rangeOf: (number: number) => Range): Phrase {
  return phrase(words, (query, digits) => {
    query[name] = rangeOf(Number(digits))
  })
}

/** Bounds written backwards are put in order. */
function ordered(first: string, second: string): Range {
  const [one, other] = [Number(first), Number(second)]
  return { from: Math.min(one, other), to: Math.max(one, other) }
}

const countOf = (digits: string) => Math.min(20, Number(digits)) || null
