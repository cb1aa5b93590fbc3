import { addYears, daysBetween } from '#domain/dates.ts'
import { cardYears } from '#domain/gift-cards/gift-card.ts'
import { pathOf } from '#i18n/paths.ts'
import { generalTerms } from '#server/purchases/core/general-terms.ts'
import type { GoodsKind } from '#server/purchases/core/goods-kind.ts'
import { cardsApi } from './api/cards-api.ts'
import { cardFiles } from './card-files.ts'
import { describeCards } from './describe-cards.ts'
import { describeCardsConfirmation } from './describe-confirmation.ts'
import { fulfilCards } from './fulfil-cards.ts'
import { invoiceCards } from './invoice-cards.ts'
import { listCards } from './list-cards.ts'
import { cardsOrderEmail } from './order-email.ts'
import { listPaidCards } from './paid-cards.ts'
import { quoteCards } from './quote-cards.ts'
import { readCardGoods } from './read-card-goods.ts'

/** Gift cards: each of an amount, for somebody, on their day. */
export const giftCardKind: GoodsKind = {
  kind: 'gift-card',
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
  words: 'gift-card',
  // The cards name people, so that their addresses stay out of the address: the page reads them from the purchase.
  startHref: (goods, language, { purchase } = {}) =>
    `${pathOf(readCardGoods(goods).company ? 'giftCardsForCompanies' : 'giftCardCheckout', language)}${purchase ? `?purchase=${purchase}` : ''}`,
  confirmation: describeCardsConfirmation,
  fulfilment: { when: 'with-payment', fulfil: fulfilCards },
  file: cardFiles,
  orderEmail: cardsOrderEmail,
  operators: { listItems: listCards, listPaid: listPaidCards },
  api: cardsApi,
}
