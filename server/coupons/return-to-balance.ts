import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { balanceEntries, coupons } from '#server/db/schema/coupons.ts'
import { giftCards } from '#server/db/schema/gift-cards.ts'
import { checkRefund, returnablesOf } from '#server/payments/refunds/most-refunded.ts'
import { extendExpiredBalance } from './extend-expired-balance.ts'

type Returned = { code: string; amount: number; purchaseUuid: string; reason: string; at: Date }

/**
 * Gives what a balance had paid back to it, so that it can be spent: this much is valid for a while if it had expired. A
 * gift card that its buyer has given back since is good again for this much, which was spent and never paid back. One whose
 * payment the bank took back is not: what it paid was never paid for. Throws if more would come back than the balance has
 * paid of that purchase.
 */
export async function returnToBalance(tx: Transaction, entry: Returned): Promise<void> {
  const { code, amount, purchaseUuid, at } = entry
  const returnable = (await returnablesOf(tx, purchaseUuid)).find((one) => one.code === code)
  checkRefund(amount, returnable?.left ?? 0)
  await extendExpiredBalance(tx, code, at)
  await tx.insert(balanceEntries).values(entry)
  const [card] = await tx
    .select({ because: giftCards.cancelledBecause })
    .from(giftCards)
    .where(eq(giftCards.code, code))
  if (card?.because === 'refunded') await tx.update(coupons).set({ isActive: true }).where(eq(coupons.code, code))
  if (card?.because === 'withdrawn')
    await tx.insert(balanceEntries).values({ ...entry, amount: -amount, reason: 'withdrawn' })
}
