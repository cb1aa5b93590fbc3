import { fold } from '#domain/search/text.ts'

/**
 * Spec 3: words of two characters or fewer stay as they are ('y', 'de', 'AC'). A word is a run of letters and digits,
 * so an article before an apostrophe keeps its case: 'Balneari d'Andorra'.
 */
export function titleCase(text: string): string {
  return text.normalize('NFC').replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (isShort(word) ? word : inTitle(word)))
}

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
export function hotelName(name: string): string {
  const trimmed = name.trim()
  return titleCase(saysItsKind(trimmed) ? trimmed : `Hotel ${trimmed}`)
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
