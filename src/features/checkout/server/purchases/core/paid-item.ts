import type { BalancePart } from '#features/checkout/rules/bill/paid-parts.ts'

/**
 * Something that was bought, with what each source paid of it, in cents. `fate`: nobody has used it yet; it was enjoyed, or
 * given back; or it is worth what is left of a code, such as a gift card.
 */
export type PaidItem = {
  uuid: string
  /** What its buyer knows it by. */
  name: string
  payment: number
  balance: BalancePart | null
  fate: 'unused' | 'gone' | { code: string }
}
