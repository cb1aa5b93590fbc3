import { generalTerms } from '#features/checkout/server/purchases/core/general-terms.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { addYears, daysBetween } from '#platform/time/dates.ts'
import { cardsOrderEmail } from './emails/order-email.ts'
import { cardYears } from './rules/gift-card.ts'
import { cardsApi } from './server/api/cards-api.ts'
import { openedCard } from './server/opened-card.ts'
import { cardFiles } from './server/purchase/card-files.ts'
import { describeCards } from './server/purchase/describe-cards.ts'
import { describeCardsConfirmation } from './server/purchase/describe-confirmation.ts'
import { fulfilCards } from './server/purchase/fulfil-cards.ts'
import { invoiceCards } from './server/purchase/invoice-cards.ts'
import { listCards } from './server/purchase/list-cards.ts'
import { listPaidCards } from './server/purchase/paid-cards.ts'
import { quoteCards } from './server/purchase/quote-cards.ts'
import { readCardGoods } from './server/purchase/read-card-goods.ts'
import { giftCards } from './server/schema.ts'

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
  keepsPurchases: [giftCards.purchaseUuid],
  openedCode: async (services, request) => (await openedCard(services, request))?.code ?? null,
  operators: { listItems: listCards, listPaid: listPaidCards },
  api: cardsApi,
}
