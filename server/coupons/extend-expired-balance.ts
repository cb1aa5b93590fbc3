import { eq, sql } from 'drizzle-orm'
import { returnedUntil } from '#domain/coupons/returned-value.ts'
import { madridDay } from '#domain/dates.ts'
import type { Transaction } from '#server/db/client.ts'
import { balanceEntries, couponHolds, coupons } from '#server/db/schema/coupons.ts'

/**
 * Before value is returned to a balance: if it has expired, what is returned can be spent for a while, and what is left
 * on it stays expired. The entries of the ledger say nothing of that, so that extending a gift card, which makes all of
 * it valid again, has nothing to bring back.
 */
export async function extendExpiredBalance(tx: Transaction, code: string, now: Date) {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('update')
  if (!coupon?.endsOn) return
  const { endsOn, expiredOn, expiredAmount } = coupon
  const today = madridDay(now)
  if (endsOn >= today && !expiredOn) return
  const left = await leftOn(tx, code, now)
  await tx
    .update(coupons)
    .set({
      endsOn: returnedUntil(endsOn, today),
      expiredOn: expiredOn ?? endsOn,
      expiredAmount: endsOn < today ? left : Math.min(expiredAmount, left),
    })
    .where(eq(coupons.code, code))
}

/** Without what purchases that are being paid have reserved while it was valid. In one statement: a payment may end now. */
async function leftOn(tx: Transaction, code: string, now: Date): Promise<number> {
  const isHeld = sql`${couponHolds.state} = 'held' and ${couponHolds.until} > ${now.toISOString()}`
  const [row] = await tx
    .select({
      left: sql<number>`coalesce(sum(${balanceEntries.amount}), 0) - (select coalesce(sum(${couponHolds.amount}), 0)
        from ${couponHolds} where ${couponHolds.code} = ${code} and ${isHeld})`.mapWith(Number),
    })
    .from(balanceEntries)
    .where(eq(balanceEntries.code, code))
  return Math.max(0, row?.left ?? 0)
}
