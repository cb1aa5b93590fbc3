import { testCards } from '#sandbox/redsys/test-cards.ts'

/** Of any test card, however it is spaced: as a pattern that JavaScript and PostgreSQL both read. */
export const cardPattern = testCards.map(({ number }) => [...number].join('[ .-]?')).join('|')

const card = new RegExp(cardPattern)

/** In a text or in anything that is written in base64 in it. */
export const hasCardDigits = (text: string) =>
  card.test(text) ||
  (text.match(/[\w+/-]{24,}/g) ?? []).some((word) => card.test(Buffer.from(word, 'base64').toString('latin1')))
