import { eq, sql } from 'drizzle-orm'
import { takenOffCode } from '#features/checkout/rules/payments/dispute.ts'
import { balanceEntries, coupons } from '#features/checkout/server/schema/coupons.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { publish } from '#platform/server/events/publish.ts'
import type { EventServices } from '#platform/server/services.ts'
import { balanceOf, lockCodes } from './get-coupon.ts'

declare module '#platform/server/events/event-handlers.ts' {
  interface Events {
    /**
     * A bank took back what had been paid for a code, and nothing is left of it. `amount`: what it owed; none where all of
     * it has become other codes, which owe it.
     */
    'balance.takenBack': { code: string; amount: number; at: Date }
  }
}

type Taken = { purchaseUuid: string; at: Date }

/**
 * A bank took back what had been paid for a code: as much is taken off it, and what is not there now as soon as it comes
 * back to it.
 */
export async function takeBackFromCode(
  services: EventServices,
  tx: Transaction,
  code: string,
  amount: number,
  taken: Taken,
) {
  await lockCodes(tx, [code])
  await tx
    .update(coupons)
    .set({ owed: sql`${coupons.owed} + ${amount}` })
    .where(eq(coupons.code, code))
  await collectOwed(tx, code, taken)
  if ((await balanceOf(tx, code)) === 0)
    await publish(services, tx, 'balance.takenBack', { code, amount, at: taken.at })
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
