import type { Transaction } from '#server/db/client.ts'
import { cancelCard } from '#server/gift-cards/cancel-card.ts'
import { cardsOf } from '#server/gift-cards/card-row.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'

/** The bank has taken the payment back: what is left of the cards is worth nothing from now on. */
export async function withdrawCards(tx: Transaction, { uuid }: Purchase, now: Date): Promise<void> {
  for (const card of await cardsOf(tx, uuid)) await cancelCard(tx, card.uuid, 'withdrawn', now)
}
