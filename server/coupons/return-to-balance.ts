import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { balanceEntries, coupons } from '#server/db/schema/coupons.ts'
import { giftCards } from '#server/db/schema/gift-cards.ts'
import { checkRefund, returnablesOf } from '#server/payments/refunds/most-refunded.ts'
import { extendExpiredBalance } from './extend-expired-balance.ts'
import { lockCodes } from './get-coupon.ts'
import { collectOwed } from './owed-by-code.ts'

type Returned = { code: string; amount: number; purchaseUuid: string; reason: string; at: Date }

/**
 * Gives what a balance had paid back to it, so that it can be spent: this much is valid for a while if it had expired. What
 * a bank took back of its money is kept of that first: nobody has paid for it. A gift card that had ended is good again for
 * the rest, which was spent and never paid back. Throws if more would come back than the balance has paid of that purchase.
 */
export async function returnToBalance(tx: Transaction, entry: Returned): Promise<void> {
  const { code, amount, purchaseUuid, at } = entry
  const returnable = (await returnablesOf(tx, purchaseUuid)).find((one) => one.code === code)
  checkRefund(amount, returnable?.left ?? 0)
  await lockCodes(tx, [code])
  await extendExpiredBalance(tx, code, at)
  await tx.insert(balanceEntries).values(entry)
  const owed = await collectOwed(tx, code, entry)
  if (owed >= amount) return
  const [ended] = await tx
    .select({ uuid: giftCards.uuid })
    .from(giftCards)
    .where(and(eq(giftCards.code, code), inArray(giftCards.cancelledBecause, ['refunded', 'withdrawn'])))
  if (ended) await tx.update(coupons).set({ isActive: true }).where(eq(coupons.code, code))
}
