import { eq } from 'drizzle-orm'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Events } from '#platform/server/events/event-handlers.ts'
import type { EventServices } from '#platform/server/services.ts'
import { findCardByCode, lockCard, transitionCard } from './card-row.ts'

/**
 * A card of which a bank has left nothing ends, and its recipient is told. So does one that its buyer had given back, if it
 * is good again for what came back to it since and is taken.
 */
export async function endTakenCard(
  { queue }: Pick<EventServices, 'queue'>,
  tx: Transaction,
  { code, amount, at }: Events['balance.takenBack'],
) {
  const known = await findCardByCode(tx, code)
  const card = known && (await lockCard(tx, known.uuid))
  if (!card || (amount === 0 && card.state === 'cancelled')) return
  await tx.update(coupons).set({ isActive: false }).where(eq(coupons.code, code))
  await transitionCard(tx, card, 'cancelled', { cancelledAt: card.cancelledAt ?? at, cancelledBecause: 'withdrawn' })
  if (card.sentAt && card.state !== 'cancelled') await queue.add(tx, 'send-gift-card-ended', { card: card.uuid })
}

/** A card that had ended is good again for what came back to it, which was spent and never paid back. */
export async function reviveReturnedCard(_: unknown, tx: Transaction, { code }: Events['balance.returned']) {
  const card = await findCardByCode(tx, code)
  if (card?.cancelledBecause === 'refunded' || card?.cancelledBecause === 'withdrawn')
    await tx.update(coupons).set({ isActive: true }).where(eq(coupons.code, code))
}
