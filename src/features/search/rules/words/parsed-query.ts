import type { Language } from '#platform/i18n/languages.ts'
import { fold } from '#platform/rules/fold.ts'

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
  for (const { pattern, take } of phrases) {
    rest = rest.replace(pattern, (_, first: string, second: string | undefined) => {
      take(wish, first, second)
      return ' '
    })
  }
  const idle = idleWords[language]
  wish.words = rest.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !idle.has(word))
  return wish
}

type Phrase = { pattern: RegExp; take: (wish: ParsedQuery, first: string, second?: string) => void }

const number = '(\\d{1,4})'
const range = `${number} ?- ?${number}`
/** The hyphen is optional (spec 5). Looked for after people, so that 'para 2 60 min' is two people and an hour. */
const spacedRange = `${number} ${number}`
const upTo = '(?:menos (?:de|que)|hasta|maximo|por|ate|abaixo de|no maximo)'
const euros = '(?:€|eur|euros?)'
const minutes = '(?:min|mins|minutos?)'
const people = '(?:personas?|pessoas?|pax|adultos?)'

/** In this order: each takes its words out of the sentence before the next looks at it. */
const phrases: Phrase[] = [
  phrase(`(?:entre )?${range} ?${euros}`, (wish, from, to) => {
    wish.price = ordered(from, to)
  }),
  phrase(`${range} ?${minutes}`, (wish, from, to) => {
    wish.duration = ordered(from, to)
  }),
  phrase(`${range} ?anos`, (wish, from, to) => {
    wish.ages = ordered(from, to)
  }),
  phrase(`${number} ?${people}`, (wish, count) => {
    wish.pax = countOf(count)
  }),
  phrase(`(?:para|p) ${number}`, (wish, count) => {
    wish.pax = countOf(count)
  }),
  phrase('para (dos|dois|duas|dous|tres|cuatro|quatro|cinco|seis)', (wish, word) => {
    wish.pax = spelled[word] ?? null
  }),
  phrase(`${spacedRange} ?${euros}`, (wish, from, to) => {
    wish.price = ordered(from, to)
  }),
  phrase(`${spacedRange} ?${minutes}`, (wish, from, to) => {
    wish.duration = ordered(from, to)
  }),
  phrase(`${spacedRange} ?anos`, (wish, from, to) => {
    wish.ages = ordered(from, to)
  }),
  phrase(`entre ${number} (?:y|e) ${number} ?${euros}`, (wish, from, to) => {
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
  phrase(`${number} ?(?:h|horas?)`, (wish, hours) => {
    wish.duration = ordered(String(Number(hours) * 60), undefined)
  }),
  phrase(`${number} ?anos?`, (wish, age) => {
    wish.ages = ordered(age, age)
  }),
  phrase(`${number}(?: ?- ?| )${number}`, (wish, from, to) => {
    const bounds = ordered(from, to)
    if (bounds.to <= oldestChild) wish.ages = bounds
    else wish.price = bounds
  }),
]

const oldestChild = 17
const spelled: Record<string, number> = { dos: 2, dois: 2, duas: 2, tres: 3, cuatro: 4, quatro: 4, cinco: 5, seis: 6 }

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

/** Words that connect, and find nothing by themselves. */
const idleWords: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    'a al algo ante cerca con de del desde donde e el en entre es hasta hay la las lo los me menos mi o para por que quiero se sin sobre su te tu u un una uno unos unas y ya'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'a ao aos algo as ate com da das de desde do dos e em entre eu ha la mais me menos meu na nas no nos num numa o onde os ou para pela pelo perto por que quero se sem seu sobre te um uma umas uns'.split(
      ' ',
    ),
  ),
}
