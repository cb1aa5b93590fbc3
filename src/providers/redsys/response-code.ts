import type { ChargeTime } from '#features/checkout/rules/payments/attempt.ts'
import { type FailureCode, failureCodeFor, failureCodes } from '#features/checkout/rules/payments/failure-code.ts'
import type { CardSeen, PaymentOutcome } from '#features/checkout/rules/payments/payment-provider.ts'

/** What a payment came to. Undefined where the code leaves it open: it must be asked for. */
export function outcomeOf(charge: ChargeTime, response: string, card?: CardSeen): PaymentOutcome | undefined {
  if (isAccepted(response)) return { state: charge === 'now' ? 'paid' : 'authorized', card }
  if (!isReadable(response) || leavesItOpen(response)) return undefined
  return { state: 'failed', code: failureOf(response), card }
}

/** Of a number, or of an error that comes instead of one. A card that can't be authorised (257): another one may. */
export const failureOf = (code: string): FailureCode =>
  /^(SIS0|9)257$/.test(code) ? 'generic-2' : failureCodeFor(asSaid(code))

/** Redsys writes four digits, always. Nothing is made of anything else: an empty response is no 0000. */
export const isReadable = (response: string) => /^\d{4}$/.test(response)

/** Of a payment, and of an authorisation. */
export const isAccepted = (response: string) => /^00\d\d$/.test(response)
export const isCaptured = (response: string) => response === '0900'
export const isReleased = (response: string) => response === '0400'
export const isRefunded = (response: string) => response === '0900'

/** The buyer is still on the way: with the card's data (9998) or at the bank (9999, and 8… for each version of it). */
export const isUnderWay = (response: string) => /^(9998|9999|8102|8210|8220)$/.test(response)

/**
 * An order number that was used before (0913, SIS0051) says that there is an operation, not how it ended; and an error
 * inside Redsys says nothing at all. Neither does what is no code of theirs.
 */
export function leavesItOpen(code: string): boolean {
  if (!isReadable(code) && !/^SIS\d{4}$/.test(code)) return true
  return isUnderWay(code) || /^(0913|SIS0051|9051|SIS000[1-6]|900[1-6]|SIS0034|9034)$/.test(code)
}

/** In a number, an error of theirs is a 9 and its last three digits: 9334 is SIS0334. */
function asSaid(code: string): string {
  const named = `SIS0${code.slice(1)}`
  return code.startsWith('9') && failureCodes.some((known) => known === named) ? named : code
}
