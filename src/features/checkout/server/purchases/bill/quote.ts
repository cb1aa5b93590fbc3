import { isDeepStrictEqual } from 'node:util'
import type { NotSold, Quote } from '#features/checkout/rules/purchases/quote.ts'
import type { Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'
import { kindOf } from '../core/kind-of.ts'
import type { Purchase } from '../core/purchase-row.ts'

/** A new quote for a purchase. `revision` is that of the stored quote when it was asked for. */
export type Requote = { revision: number; answer: Result<Quote, NotSold> }

/** Quotes goods. Never inside a transaction: a supplier may take seconds. */
export const quoteGoods = (
  services: Services,
  { kind, goods }: Pick<Purchase, 'kind' | 'goods'>,
  purchase: string | null,
) => kindOf(services, kind).quote(services, goods, purchase)

export async function requote(
  services: Services,
  purchase: Pick<Purchase, 'uuid' | 'kind' | 'goods' | 'quoteRevision'>,
): Promise<Requote> {
  return { revision: purchase.quoteRevision, answer: await quoteGoods(services, purchase, purchase.uuid) }
}

/**
 * The columns that a new quote changes on a locked purchase. None if the goods were replaced meanwhile, or if the quote
 * is the same. A refusal keeps the quote that the buyer has seen.
 */
export function quoteChanges(purchase: Purchase, { revision, answer }: Requote, now: Date): Partial<Purchase> {
  if (purchase.quoteRevision !== revision) return {}
  if (!answer.ok) return { quoteRefusal: answer.error }
  if (purchase.quoteRefusal === null && isDeepStrictEqual(purchase.quote, answer.value)) return {}
  return quoteColumns(answer.value, revision + 1, now)
}

export const quoteColumns = (quote: Quote, quoteRevision: number, quotedAt: Date) => ({
  quote,
  quoteRevision,
  quotedAt,
  quoteRefusal: null,
})
