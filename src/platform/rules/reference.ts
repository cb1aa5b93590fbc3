/** Random whole numbers from 0 up to, but not including, the limit. Passed in, so that a test knows what is drawn. */
export type Draw = (limit: number) => number

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const lettersAndDigits = `0123456789${letters}`

/** Spec 9: the digits of the timestamp after its 8th character, and three random capitals. */
export function makeLocator(now: Date, draw: Draw): string {
  return String(now.getTime()).slice(8) + drawn(letters, 3, draw)
}

/** Decided: 'SP' and the locator. It is a name, never a secret. */
export const voucherReference = (locator: string) => `SP${locator}`

/** The code of a getaway, which is told at the spa. Its form says that it is no voucher's. */
export const getawayReference = (locator: string) => `HS${locator}`

/** What a payment is called at its provider: 12 characters, the first four of them digits, as Redsys wants it. */
export function makeOrderNumber(draw: Draw): string {
  return drawn('0123456789', 4, draw) + drawn(lettersAndDigits, 8, draw)
}

/** Letters and digits that nobody takes for one another. */
const legible = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code to be typed: nobody can guess one, since there are 10^18. */
export const makeBalanceCode = (prefix: string, draw: Draw) =>
  `${prefix}-${drawn(legible, 6, draw)}-${drawn(legible, 6, draw)}`

export const isBalanceCode = (prefix: string, code: string) =>
  new RegExp(`^${prefix}-[${legible}]{6}-[${legible}]{6}$`).test(code)

/** The number of a message that somebody wrote to us. It is a name, never a secret. */
export const makeTicket = (draw: Draw) => `C-${drawn(legible, 4, draw)}-${drawn(legible, 4, draw)}`

const drawn = (from: string, count: number, draw: Draw) =>
  Array.from({ length: count }, () => from.charAt(draw(from.length))).join('')
