import { and, eq, sql } from 'drizzle-orm'
import { returnedUntil } from '#features/checkout/rules/coupons/coupon.ts'
import { checkRefund, returnablesOf } from '#features/checkout/server/payments/refunds/most-refunded.ts'
import { balanceEntries, couponHolds, coupons } from '#features/checkout/server/schema/coupons.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { publish } from '#platform/server/events/publish.ts'
import type { EventServices } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { balanceOf, lockCodes } from './get-coupon.ts'
import { collectOwed } from './owed-by-code.ts'

declare module '#platform/server/events/event-handlers.ts' {
  interface Events {
    /** More has come back to a balance than a bank had taken of it: it can be spent. */
    'balance.returned': { code: string }
  }
}

type Returned = { code: string; amount: number; purchaseUuid: string; reason: string; at: Date }

/**
 * Gives what a balance had paid back to it, so that it can be spent: this much is valid for a while if it had expired. What
 * a bank took back of its money is kept of that first: nobody has paid for it. Throws if more would come back than the balance has paid of that purchase.
 */
export async function returnToBalance(services: EventServices, tx: Transaction, entry: Returned): Promise<void> {
  const { code, amount, purchaseUuid, at } = entry
  const returnable = (await returnablesOf(tx, purchaseUuid)).find((one) => one.code === code)
  checkRefund(amount, returnable?.left ?? 0)
  await lockCodes(tx, [code])
  await extendExpiredBalance(tx, code, at)
  await tx.insert(balanceEntries).values(entry)
  const owed = await collectOwed(tx, code, entry)
  if (owed < amount) await publish(services, tx, 'balance.returned', { code })
}

/**
 * Before value is returned to a balance: if it has expired, what is returned can be spent for a while, and what is left
 * on it stays expired. That includes what purchases that are being paid hold: they alone can still spend it, and what they let
 * go has expired with the rest. The entries of the ledger say nothing of that, so that extending a gift card, which makes all of
 * it valid again, has nothing to bring back.
 */
async function extendExpiredBalance(tx: Transaction, code: string, now: Date) {
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
