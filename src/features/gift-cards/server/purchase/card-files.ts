import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { cardPdf } from '#features/gift-cards/server/card-file.ts'
import { cardsOf } from '#features/gift-cards/server/card-row.ts'

/** By the card's place, counted from one: never by its code, which would stand in logs and histories. */
export const cardFileAt = (position: number) => `card-${position + 1}.pdf`

/** The sheet of a card for who bought it, to be printed and handed over. */
export const cardFiles: GoodsKind['file'] = async (services, { purchase, name, signal }) => {
  const cards = await cardsOf(services.db, purchase.uuid)
  const card = cards.find(({ position }) => cardFileAt(position) === name)
  if (!card || card.state === 'cancelled' || purchase.disputedAt) return null
  return { type: 'application/pdf', content: await cardPdf(services, card, { signal }) }
}
