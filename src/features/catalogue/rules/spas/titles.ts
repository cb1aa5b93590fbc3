import { grammars } from '#platform/i18n/grammar/grammars.ts'
import { homeCountryOf, type Language, languages } from '#platform/i18n/languages.ts'
import { fold } from '#platform/rules/fold.ts'

/**
 * Spec 3: words of two characters or fewer stay as they are ('y', 'de', 'AC'). Longer articles, prepositions and
 * conjunctions are small too, unless they begin the title: 'Tratamientos para Embarazadas'. A word is a run of letters
 * and digits, so an article before an apostrophe keeps its case: 'Balneari d'Andorra'.
 */
export function titleCase(text: string, language?: Language): string {
  const isSmall = (word: string) => (language ? isSmallWordOf(word, language) : isSmallIn(word, ''))
  return inTitleCase(text, isSmall)
}

function inTitleCase(text: string, isSmall: (word: string) => boolean): string {
  return text.normalize('NFC').replace(/[\p{L}\p{M}\p{N}]+/gu, (word, at: number) => {
    if (isShort(word)) return word
    return at > 0 && isSmall(word.toLowerCase()) ? word.toLowerCase() : inTitle(word)
  })
}

const isSmallWordOf = (word: string, language: Language) => grammars[language].smallWords.includes(word)

/**
 * A name may be of any language. 'Dos' is an article in Portugal ('Casa dos Socalcos'), and elsewhere a number: what is a
 * number in some language is small only where the people of the country read it so.
 */
const isSmallIn = (word: string, country: string) =>
  languages.some(
    (language) =>
      isSmallWordOf(word, language) && (homeCountryOf(language) === country.toUpperCase() || !numbers.has(word)),
  )

const numbers = new Set(languages.flatMap((language) => grammars[language].smallNumbers))

/** The first letter only; opening punctuation ('¡') may come before it, a number may not: '2 horas' stays. */
export function capitalise(text: string): string {
  return text
    .normalize('NFC')
    .replace(/^([\s\p{P}]*)(\p{L})/u, (_, opening: string, letter: string) => opening + letter.toUpperCase())
}

/** One dot; an ellipsis belongs to the name. */
export const withoutTrailingDot = (name: string) =>
  name
    .trim()
    .replace(/(?<!\.)\.$/, '')
    .trimEnd()

export function serviceName(name: string | null | undefined): string {
  return withoutTrailingDot(name ?? '') || 'Servicio sin nombre'
}

/** Spec 3: 'Hotel ' goes before a name that doesn't already say what the place is. */
export function hotelName(name: string, country: string): string {
  const trimmed = name.trim()
  const whole = saysItsKind(trimmed) ? trimmed : `Hotel ${trimmed}`
  return inTitleCase(whole, (word) => isSmallIn(word, country))
}

/** Kebab case for addresses: 'Spa & Niños' becomes 'spa-ninos'. */
export const slugify = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const isShort = (word: string) => [...word].length <= 2

function inTitle(word: string): string {
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('').toLowerCase()
}

const saysItsKind = (name: string) => /hotel|resort|apartamento/.test(fold(name))
