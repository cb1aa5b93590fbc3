import type { GoodsLine } from '#domain/pricing/purchase-lines.ts'
import type { Tax } from '#domain/pricing/tax.ts'

/** What goods cost. Stored on the purchase: pages read it, and only starting, changing and paying ask for another. */
export type Quote = {
  lines: GoodsLine[]
  spaUuid: string | null
  items: { uuid: string; isDiscounted: boolean }[]
  tax: Tax
  /** The lowest price of the 30 days before the offers began, of all of it, where something is discounted. */
  lowest: number | null
}

export type NotSold = 'not-for-sale' | 'above-maximum'
