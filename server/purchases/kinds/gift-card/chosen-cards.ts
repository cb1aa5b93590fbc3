import { toCardDraft } from '#domain/gift-cards/card-draft.ts'
import { type CardsForm, mostTypedCards } from '#domain/gift-cards/cards-form.ts'
import { isOpen } from '#domain/purchases/purchase.ts'
import { getAuthorizedPurchase } from '#server/purchases/core/authorize-purchase.ts'
import type { Services } from '#server/services.ts'
import { readCardGoods } from './read-card-goods.ts'

/** The cards of a purchase that its browser wants to change; null for anybody else, and once it is paid. */
export async function chosenCards(
  services: Services,
  uuid: string | null,
  owner: string | null,
): Promise<{ form: CardsForm; purchase: string } | null> {
  const purchase = await getAuthorizedPurchase(services, uuid ?? '', { owner, key: null })
  if (purchase?.kind !== 'gift-card' || !isOpen(purchase.state)) return null
  const { cards } = readCardGoods(purchase.goods)
  if (cards.length > mostTypedCards) return null
  const drafts = cards.map((card) => toCardDraft(card, services.config.giftCards))
  return { form: { cards: drafts, open: drafts.length === 1 ? 0 : null }, purchase: purchase.uuid }
}
