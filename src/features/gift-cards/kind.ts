import type { NotSold, Quote } from '#features/checkout/rules/purchases/quote.ts'
import { generalTerms } from '#features/checkout/server/purchases/core/general-terms.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { CardBounds } from '#features/gift-cards/rules/card-amount.ts'
import { formatRound } from '#platform/i18n/format.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { euros } from '#platform/rules/money.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { addYears, daysBetween } from '#platform/time/dates.ts'
import { cardsOrderEmail } from './emails/order-email.ts'
import { cardYears } from './rules/gift-card.ts'
import { cardsApi } from './server/api/cards-api.ts'
import { cardFiles } from './server/card-file.ts'
import { openedCard } from './server/card-links.ts'
import { describeCards } from './server/purchase/describe-cards.ts'
import { describeCardsConfirmation } from './server/purchase/describe-confirmation.ts'
import { cardOperators } from './server/purchase/for-operators.ts'
import { fulfilCards } from './server/purchase/fulfil-cards.ts'
import { type CardGoods, readCardGoods } from './server/purchase/read-card-goods.ts'
import { giftCards } from './server/schema.ts'

/** Gift cards: each of an amount, for somebody, on their day. */
export const giftCardKind: GoodsKind = {
  kind: 'gift-card',
  position: 4,
  quote: async ({ config }, raw) => quoteCards(readCardGoods(raw), config.giftCards),
  validDays: ({ day }) => daysBetween(day, addYears(day, cardYears)),
  usedUntil: (raw) =>
    readCardGoods(raw)
      .cards.flatMap(({ deliverOn }) => deliverOn ?? [])
      .toSorted()
      .at(-1) ?? null,
  describe: describeCards,
  acceptedCodes: [],
  shownOn: { landings: [], pages: ['giftCards', 'giftCardCheckout', 'giftCardsForCompanies'] },
  buyerParts: ['buyer', 'invoice'],
  expectsInvoice: (goods) => readCardGoods(goods).company !== null,
  invoice: invoiceCards,
  terms: (language) => [generalTerms(language)],
  copyKey: 'gift-card',
  // The cards name people, so that their addresses stay out of the address: the page reads them from the purchase.
  startHref: (goods, language, { purchase } = {}) =>
    `${pathOf(readCardGoods(goods).company ? 'giftCardsForCompanies' : 'giftCardCheckout', language)}${purchase ? `?purchase=${purchase}` : ''}`,
  confirmation: describeCardsConfirmation,
  fulfilment: { when: 'with-payment', fulfil: fulfilCards },
  file: cardFiles,
  orderEmail: cardsOrderEmail,
  keepsPurchases: [giftCards.purchaseUuid],
  openedCode: async (services, request) => (await openedCard(services, request))?.code ?? null,
  operators: cardOperators,
  api: cardsApi,
}

/** A card costs what it is worth. The bounds may have been changed since it was chosen. */
function quoteCards({ cards }: CardGoods, { min, max }: CardBounds): Result<Quote, NotSold> {
  if (cards.some(({ amount }) => amount < min * 100 || amount > max * 100)) return fail('not-for-sale')
  const lines = cards.map(({ amount }) => ({ base: euros(amount), discounted: euros(amount) }))
  return ok({ lines, spaUuid: null, items: [], tax: null, lowest: null })
}

/**
 * One line for each amount: a company's list has hundreds of cards. A card that pays for any experience is a multi-purpose
 * voucher (art. 30b of Directive 2006/112/EC): its sale is not taxed, what it is spent on is.
 */
function invoiceCards({ goods, language, bill }: Purchase) {
  const { t } = i18nFor(language)
  const byAmount = Map.groupBy(readCardGoods(goods).cards, ({ amount }) => amount)
  const lines = [...byAmount].map(([amount, cards]) => ({
    text: t('invoicePdf.giftCard', { amount: formatRound({ amount, currency: bill.currency }) }),
    units: cards.length,
    price: amount,
  }))
  return { lines, taxNote: t('invoicePdf.multiPurpose') }
}
