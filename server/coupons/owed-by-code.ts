import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { balanceEntries, coupons } from '#server/db/schema/coupons.ts'
import { giftCards } from '#server/db/schema/gift-cards.ts'
import { lockCard, moveCard } from '#server/gift-cards/card-row.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { takenOffCode } from '#server/payments/disputes/reasons.ts'
import { balanceOf, lockCodes } from './get-coupon.ts'

type Taken = { purchaseUuid: string; at: Date }

/**
 * A bank took back what had been paid for a code: as much is taken off it, and what is not there now as soon as it comes
 * back to it. A gift card of which nothing is left ends, and who has it is told. So does one of which nothing is taken, since
 * all of it has become other codes: these owe it.
 */
export async function takeBackFromCode(queue: Queue, tx: Transaction, code: string, amount: number, taken: Taken) {
  await lockCodes(tx, [code])
  await tx
    .update(coupons)
    .set({ owed: sql`${coupons.owed} + ${amount}` })
    .where(eq(coupons.code, code))
  await collectOwed(tx, code, taken)
  if ((await balanceOf(tx, code)) === 0) await endCard(queue, tx, code, amount, taken.at)
}

/** Takes what a locked code owes out of what is left of it. Returns what was taken. */
export async function collectOwed(tx: Transaction, code: string, { purchaseUuid, at }: Taken): Promise<number> {
  const [coupon] = await tx.select({ owed: coupons.owed }).from(coupons).where(eq(coupons.code, code))
  if (!coupon || coupon.owed === 0) return 0
  const amount = Math.max(0, Math.min(coupon.owed, await balanceOf(tx, code)))
  if (amount === 0) return 0
  await tx.insert(balanceEntries).values({ code, amount: -amount, purchaseUuid, reason: takenOffCode, at })
  await tx
    .update(coupons)
    .set({ owed: coupon.owed - amount })
    .where(eq(coupons.code, code))
  return amount
}

/** Also one that its buyer had given back, if it is good again for what came back to it since and is taken. */
async function endCard(queue: Queue, tx: Transaction, code: string, amount: number, now: Date) {
  const [known] = await tx.select({ uuid: giftCards.uuid }).from(giftCards).where(eq(giftCards.code, code))
  const card = known && (await lockCard(tx, known.uuid))
  if (!card || (amount === 0 && card.state === 'cancelled')) return
  await tx.update(coupons).set({ isActive: false }).where(eq(coupons.code, code))
  await moveCard(tx, card, 'cancelled', { cancelledAt: card.cancelledAt ?? now, cancelledBecause: 'withdrawn' })
  if (card.sentAt && card.state !== 'cancelled') await queue.add(tx, 'send-gift-card-ended', { card: card.uuid })
}
