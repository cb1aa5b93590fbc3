import { and, eq, sql } from 'drizzle-orm'
import { returnedUntil } from '#features/checkout/rules/coupons/returned-value.ts'
import { couponHolds, coupons } from '#features/checkout/server/schema/coupons.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { madridDay } from '#platform/time/dates.ts'
import { balanceOf } from './get-coupon.ts'

/**
 * Before value is returned to a balance: if it has expired, what is returned can be spent for a while, and what is left
 * on it stays expired. That includes what purchases that are being paid hold: they alone can still spend it, and what they let
 * go has expired with the rest. The entries of the ledger say nothing of that, so that extending a gift card, which makes all of
 * it valid again, has nothing to bring back.
 */
export async function extendExpiredBalance(tx: Transaction, code: string, now: Date) {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('update')
  if (!coupon?.endsOn) return
  const { endsOn, expiredOn, expiredAmount } = coupon
  const today = madridDay(now)
  if (endsOn >= today && !expiredOn) return
  const left = Math.max(0, await balanceOf(tx, code))
  await tx
    .update(coupons)
    .set({
      endsOn: returnedUntil(endsOn, today),
      expiredOn: expiredOn ?? endsOn,
      expiredAmount: endsOn < today ? left : Math.min(expiredAmount, left),
    })
    .where(eq(coupons.code, code))
  if (endsOn >= today) return
  const isHeld = sql`${couponHolds.until} > ${now.toISOString()}`
  await tx
    .update(couponHolds)
    .set({ expiredAmount: sql`case when ${isHeld} then ${couponHolds.amount} else 0 end` })
    .where(and(eq(couponHolds.code, code), eq(couponHolds.state, 'held')))
}
