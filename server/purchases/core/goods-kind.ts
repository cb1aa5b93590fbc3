import type { PurchaseKind } from '#domain/purchases/purchase.ts'
import type { NotSold, Quote } from '#domain/purchases/quote.ts'
import type { Result } from '#domain/result.ts'
import type { PhotoView, Reader } from '#server/catalogue/cards.ts'
import type { ValidityRules } from '#server/catalogue/services/service-validity.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Services } from '#server/services.ts'
import type { Purchase } from './purchase-row.ts'

/**
 * What a kind of goods implements: its price, its description and its fulfilment. Buyer, coupons, payment and
 * confirmation are the same for every kind.
 */
export type GoodsKind = {
  kind: PurchaseKind
  /** The price of the goods now, from the catalogue or a supplier, never from the browser. */
  quote: (services: Services, goods: unknown) => Promise<Result<Quote, NotSold>>
  /** For how many days the goods are valid if paid on that day; null if the catalogue does not have them any more. */
  validDays: (catalogue: Priced, goods: unknown, rules: ValidityRules) => number | null
  describe: (reader: Reader, goods: unknown, rules: ValidityRules) => GoodsView
  /** Makes the goods. It may run twice. 'gone' if they can't be made any more: then the purchase is refunded. */
  fulfil: (services: Services, tx: Transaction, purchase: Purchase) => Promise<Result<null, 'gone'>>
}

export type Priced = Pick<Reader, 'snapshot' | 'day'>

/** What the summary beside each step shows. */
export type GoodsView = {
  title: string
  place: string
  items: { uuid: string; name: string; details: string; units: number; photo: PhotoView }[]
  /** For how long it is valid, in words. */
  validity: string
  changeHref: string
}
