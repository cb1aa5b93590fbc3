import type { Draw } from '#platform/rules/reference.ts'

/** Letters and digits that nobody takes for one another: no O and 0, no I and 1. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const prefix = 'TR'
const drawnCharacters = 13

const form = new RegExp(`^${prefix}[${alphabet}]{${drawnCharacters + 1}}$`)

/**
 * The code of a gift card: 16 characters, of which 13 are drawn (2^65 of them, so that nobody guesses one) and the last
 * checks the others, so that a slip of the finger is told apart from a card without being looked up.
 */
export function makeCardCode(draw: Draw): string {
  const drawn = Array.from({ length: drawnCharacters }, () => alphabet.charAt(draw(alphabet.length))).join('')
  return `${prefix}${drawn}${checkCharacter(prefix + drawn)}`
}

/** With all that may stand between its characters. What is longer is none, and would take long to be put in order. */
const longestTyped = 400

/** As it is typed or copied: in groups, with hyphens, in small letters. */
export const plainCardCode = (typed: string) =>
  typed
    .slice(0, longestTyped)
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase()
    .slice(0, 40)

/** Whether this could be a card, whoever typed it. */
export function isCardCode(plain: string): boolean {
  return form.test(plain) && checkCharacter(plain.slice(0, -1)) === plain.at(-1)
}

/** In groups of four, as it is printed. */
export const cardCodeInGroups = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ')

/** For pages that anybody near may see: the first group and the last. */
export const hiddenCardCode = (code: string) => `${code.slice(0, 4)} ···· ···· ${code.slice(-4)}`

/** Luhn's algorithm in base 32: it finds every wrong character, and nearly all that have changed places. */
function checkCharacter(text: string): string {
  const size = alphabet.length
  const sum = [...text].reverse().reduce((total, character, index) => {
    const value = alphabet.indexOf(character) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(value / size) + (value % size)
  }, 0)
  return alphabet.charAt((size - (sum % size)) % size)
}
