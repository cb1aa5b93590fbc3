import { isDeepStrictEqual } from 'node:util'
import type { NotSold, Quote } from '#domain/purchases/quote.ts'
import type { Result } from '#domain/result.ts'
import type { Services } from '#server/services.ts'
import { kindOf } from '../core/kind-of.ts'
import type { Purchase } from '../core/purchase-row.ts'

/** What the goods of a purchase cost now, and for which of its quotes it was asked. */
export type Requote = { revision: number; answer: Result<Quote, NotSold> }

/** Asks what goods cost. Never inside a transaction: a supplier may take seconds. */
export const quoteGoods = (services: Services, { kind, goods }: Pick<Purchase, 'kind' | 'goods'>) =>
  kindOf(services, kind).quote(services, goods)

export async function requote(
  services: Services,
  purchase: Pick<Purchase, 'kind' | 'goods' | 'quoteRevision'>,
): Promise<Requote> {
  return { revision: purchase.quoteRevision, answer: await quoteGoods(services, purchase) }
}

/**
 * What an answer changes of a purchase that is locked by now. Nothing where its goods were replaced while it was asked
 * for, or where it says what is known already. A refusal leaves the quote that the buyer has seen.
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
