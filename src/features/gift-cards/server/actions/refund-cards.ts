import { eq, inArray } from 'drizzle-orm'
import { lastRefundDay } from '#features/checkout/rules/refund-window.ts'
import { balanceOf, balancesOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { refundPartsOf } from '#features/checkout/server/payments/refunds/refund-purchase.ts'
import { lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { balanceEntries, coupons } from '#features/checkout/server/schema/coupons.ts'
import type { CardEnd } from '#features/gift-cards/rules/gift-card.ts'
import { giftCards } from '#features/gift-cards/server/schema.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'
import { cardsOf, type GiftCard, lockCardAndCode, transitionCard } from '../card-row.ts'

export const refundedCards = 'gift-cards-refunded'

export type NotRefunded = 'closed' | 'changed'

/** `card`: one of them, or all. `seen`: what the buyer was told that comes back, in cents. */
type RefundRequest = { card: string | null; seen: number }

/**
 * What was not spent goes back to who paid, and the cards are worth nothing from that moment. If something was spent
 * since the buyer looked, nothing is done, and they see the new amount first.
 */
export async function refundCards(
  services: Services,
  { uuid }: Purchase,
  { card, seen }: RefundRequest,
): Promise<Result<number, NotRefunded>> {
  const now = services.clock.now()
  return services.db
    .transaction(async (tx) => {
      const purchase = await lockPurchase(tx, uuid)
      if (!purchase || whyNotRefundable(purchase, now)) return fail('closed' as const)
      const live = (await cardsOf(tx, uuid)).filter((one) => (card === null || one.uuid === card) && isLive(one))
      const amounts = await cancelAll(tx, live, now)
      const total = amounts.reduce((sum, { amount }) => sum + amount, 0)
      if (total !== seen) throw new Changed()
      if (total === 0) return fail('closed' as const)
      await writeRefund(services, tx, purchase, amounts, total)
      return ok(total)
    })
    .catch((error: unknown) => {
      if (error instanceof Changed) return fail('changed' as const)
      throw error
    })
}

class Changed extends Error {}

const isLive = ({ state }: GiftCard) => state !== 'cancelled'

/** Null while the money can be had back. */
export function whyNotRefundable(
  { state, disputedAt, paidAt }: Purchase,
  now: Date,
): 'not-paid' | 'disputed' | 'late' | null {
  if (state !== 'confirmed' || !paidAt) return 'not-paid'
  if (disputedAt) return 'disputed'
  return madridDay(now) > refundableUntil(paidAt) ? 'late' : null
}

export const refundableUntil = (paidAt: Date): Day => lastRefundDay(madridDay(paidAt))

type Left = { card: GiftCard; amount: number }

/** What would come back now, of each card that is not given back yet. */
export async function refundableAmounts(db: Database, cards: readonly GiftCard[]): Promise<Map<string, number>> {
  const live = cards.filter(isLive)
  const balances = await balancesOf(
    db,
    live.map(({ code }) => code),
  )
  return new Map(live.map(({ uuid, code }) => [uuid, Math.max(0, balances.get(code) ?? 0)]))
}

/** In the order of their codes, as who spends several codes locks them. */
async function cancelAll(tx: Transaction, cards: readonly GiftCard[], now: Date): Promise<Left[]> {
  const cancelled: Left[] = []
  for (const card of cards.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const amount = await cancelCard(tx, card.uuid, 'refunded', now)
    if (amount !== null) cancelled.push({ card, amount })
  }
  return cancelled
}

async function writeRefund(services: Services, tx: Transaction, purchase: Purchase, left: Left[], total: number) {
  const refundUuid = await refundPartsOf(services, tx, purchase, { payment: total, balance: null }, refundedCards)
  for (const amount of new Set(left.map((one) => one.amount))) {
    const uuids = left.filter((one) => one.amount === amount).map(({ card }) => card.uuid)
    await tx.update(giftCards).set({ refundUuid, refundedAmount: amount }).where(inArray(giftCards.uuid, uuids))
  }
  const sent = left.filter(({ card }) => card.sentAt)
  await services.queue.addAll(
    tx,
    'send-gift-card-ended',
    sent.map(({ card }) => ({ payload: { card: card.uuid } })),
  )
}

/**
 * Takes what is left off a card, which is worth nothing from then on. What another purchase holds of it goes too: its
 * payment finds the code empty, and is given back. Returns the amount; null if the card had ended before.
 */
async function cancelCard(tx: Transaction, uuid: string, reason: CardEnd, now: Date): Promise<number | null> {
  const card = await lockCardAndCode(tx, uuid)
  if (!card || card.state === 'cancelled') return null
  const { code, purchaseUuid } = card
  const left = await balanceOf(tx, code)
  if (left > 0) await tx.insert(balanceEntries).values({ code, amount: -left, purchaseUuid, reason, at: now })
  await tx.update(coupons).set({ isActive: false, expiredAmount: 0 }).where(eq(coupons.code, code))
  await transitionCard(tx, card, 'cancelled', { cancelledAt: now, cancelledBecause: reason })
  return left
}
