import { eq, sql } from 'drizzle-orm'
import { returnToBalance } from '#server/coupons/return-to-balance.ts'
import type { Transaction } from '#server/db/client.ts'
import { balanceEntries } from '#server/db/schema/coupons.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { releaseUsedCodes } from '#server/purchases/holds/coupon-holds.ts'
import type { Services } from '#server/services.ts'
import { requestRefund } from './request-refund.ts'

/**
 * Refunds a whole purchase to its sources: the provider's part through the provider, the balance's part to the balance.
 * A used coupon may be used again. What was only authorised is released.
 */
export async function refundPurchase(services: Services, tx: Transaction, purchase: Purchase, reason: string) {
  const spent = await tx
    .select({ code: balanceEntries.code, sum: sql<number>`sum(${balanceEntries.amount})`.mapWith(Number) })
    .from(balanceEntries)
    .where(eq(balanceEntries.purchaseUuid, purchase.uuid))
    .groupBy(balanceEntries.code)
  for (const { code, sum } of spent) {
    if (sum >= 0) continue
    await returnToBalance(tx, { code, amount: -sum, purchaseUuid: purchase.uuid, reason, at: services.clock.now() })
  }
  await releaseUsedCodes(tx, purchase.uuid)
  if (!purchase.paidBy) return
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.uuid, purchase.paidBy))
  if (attempt?.state === 'paid') await requestRefund(services, tx, attempt, attempt.amount, reason)
  if (attempt?.state === 'authorized') await services.queue.add(tx, 'release-authorizations', {})
}
