import type { Tax } from '#features/catalogue/rules/prices/tax.ts'
import type { GoodsLine } from '#features/checkout/rules/bill/purchase-lines.ts'

/** The price of goods. It is stored on the purchase: pages read it, and only starting, changing and paying ask again. */
export type Quote = {
  lines: GoodsLine[]
  spaUuid: string | null
  items: { uuid: string; isDiscounted: boolean }[]
  /** Null of a gift card: the tax is that of what it is spent on. */
  tax: Tax | null
  /** The lowest total of the 30 days before the offers began, if something is discounted. */
  lowest: number | null
  /** What a supplier told with the price, such as the conditions of a rate. As JSON; only its kind reads it. */
  details?: unknown
}

/** Goods that this buyer, or this address, can't hold now, though they are sold. */
export const holdRefusals = ['held-before', 'held-too-many'] as const
export type HoldRefusal = (typeof holdRefusals)[number]

export const isHoldRefusal = (why: string | null): why is HoldRefusal => holdRefusals.some((refusal) => refusal === why)

export type NotSold = 'not-for-sale' | 'above-maximum' | HoldRefusal
