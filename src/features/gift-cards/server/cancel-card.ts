import { eq } from 'drizzle-orm'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { balanceEntries, coupons } from '#features/checkout/server/schema/coupons.ts'
import type { CardEnd } from '#features/gift-cards/rules/gift-card.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { lockCardAndCode, transitionCard } from './card-row.ts'

/**
 * Takes what is left off a card, which is worth nothing from then on. What another purchase holds of it goes too: its
 * payment finds the code empty, and is given back. Returns the amount; null if the card had ended before.
 */
export async function cancelCard(tx: Transaction, uuid: string, reason: CardEnd, now: Date): Promise<number | null> {
  const card = await lockCardAndCode(tx, uuid)
  if (!card || card.state === 'cancelled') return null
  const { code, purchaseUuid } = card
  const left = await balanceOf(tx, code)
  if (left > 0) await tx.insert(balanceEntries).values({ code, amount: -left, purchaseUuid, reason, at: now })
  await tx.update(coupons).set({ isActive: false, expiredAmount: 0 }).where(eq(coupons.code, code))
  await transitionCard(tx, card, 'cancelled', { cancelledAt: now, cancelledBecause: reason })
  return left
}
