import type { NotSold, Quote } from '#features/checkout/rules/purchases/quote.ts'
import type { CardBounds } from '#features/gift-cards/rules/card-amount.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { CardGoods } from './read-card-goods.ts'

/** A card costs what it is worth. The bounds may have been changed since it was chosen. */
export function quoteCards({ cards }: CardGoods, { min, max }: CardBounds): Result<Quote, NotSold> {
  if (cards.some(({ amount }) => amount < min * 100 || amount > max * 100)) return fail('not-for-sale')
  const lines = cards.map(({ amount }) => ({
    base: { amount, currency: 'EUR' },
    discounted: { amount, currency: 'EUR' },
  }))
  return ok({ lines, spaUuid: null, items: [], tax: null, lowest: null })
}
