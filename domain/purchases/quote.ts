import type { GoodsLine } from '#domain/pricing/purchase-lines.ts'
import type { Tax } from '#domain/pricing/tax.ts'

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

export type NotSold = 'not-for-sale' | 'above-maximum'
