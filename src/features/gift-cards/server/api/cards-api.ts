import { inArray } from 'drizzle-orm'
import type { GoodsApi } from '#features/checkout/server/purchases/core/goods-api.ts'
import { purchaseFileHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { deliveryInstant } from '#features/gift-cards/rules/card-delivery.ts'
import { sentCardsUrl } from '#features/gift-cards/server/card-links.ts'
import { cardsOf, type GiftCard } from '#features/gift-cards/server/card-row.ts'
import type { Services } from '#platform/server/services.ts'
import { cardFileAt } from '../card-file.ts'
import { readCardGoods } from '../purchase/read-card-goods.ts'
import { type CardsFields, cardFields, cardsExample } from './card-fields.ts'
import { listGiftCardThemes } from './list-themes.ts'
import { cardsStart } from './start-cards.ts'

export const cardsApi: GoodsApi = {
  fields: cardFields,
  represent: representCards,
  example: cardsExample,
  pages: [
    ['GET', '{uuid}/card-{number}.pdf', 'A card as a PDF, counted from 1.'],
    ['GET', '{uuid}/cards/', 'Where its buyer follows the cards, corrects them and gives them back.'],
  ],
  start: cardsStart,
  calls: (services) => [listGiftCardThemes(services)],
}

/** The cards as they were chosen; once they are made, as they are now: their buyer may correct them. */
async function representCards(services: Services, purchase: Purchase): Promise<CardsFields> {
  const issued = await cardsOf(services.db, purchase.uuid)
  if (issued.length === 0) return { cards: chosenCards(purchase), follow: null }
  const ends = await endsOf(services, issued)
  return {
    cards: issued.map((card) => ({
      ...wordsOf(card),
      value: { amount: card.value, currency: card.currency },
      deliverAt: card.deliverAt.toISOString(),
      state: card.state,
      validUntil: ends.get(card.code) ?? null,
      pdf: pdfOf(services, purchase, card),
    })),
    follow: sentCardsUrl(services, purchase),
  }
}

const chosenCards = ({ goods, bill }: Purchase): CardsFields['cards'] =>
  readCardGoods(goods).cards.map((card) => ({
    ...wordsOf(card),
    value: { amount: card.amount, currency: bill.currency },
    deliverAt: deliveryInstant(card)?.toISOString() ?? null,
    state: null,
    validUntil: null,
    pdf: null,
  }))

type Words = Pick<CardsFields['cards'][number], 'theme' | 'name' | 'from' | 'email' | 'message'>

const wordsOf = ({ theme, name, from, email, message }: Words): Words => ({ theme, name, from, email, message })

async function endsOf({ db }: Services, cards: readonly GiftCard[]): Promise<Map<string, string | null>> {
  const codes = cards.map(({ code }) => code)
  const rows = await db
    .select({ code: coupons.code, endsOn: coupons.endsOn })
    .from(coupons)
    .where(inArray(coupons.code, codes))
  return new Map(rows.map(({ code, endsOn }) => [code, endsOn]))
}

/** Only where `cardFiles` gives it. */
const pdfOf = ({ config }: Services, purchase: Purchase, { state, position }: GiftCard) =>
  state === 'cancelled' || purchase.disputedAt
    ? null
    : config.publicUrl + purchaseFileHref(purchase, cardFileAt(position))
