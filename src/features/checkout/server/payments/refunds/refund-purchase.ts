import { eq } from 'drizzle-orm'
import { returnToBalance } from '#features/checkout/server/coupons/return-to-balance.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { releaseUsedCodes } from '#features/checkout/server/purchases/holds/coupon-holds.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { EventServices } from '#platform/server/services.ts'
import { refundableOf, returnablesOf } from './most-refunded.ts'
import { requestRefund } from './request-refund.ts'

/**
 * Refunds what is left of a whole purchase to its sources: the provider's part through the provider, the balance's part to
 * the balance. What went back before does not go back again. A used coupon may be used again. What was only authorised is
 * released.
 */
export async function refundPurchase(services: EventServices, tx: Transaction, purchase: Purchase, reason: string) {
  const at = services.clock.now()
  for (const { code, left } of await returnablesOf(tx, purchase.uuid)) {
    if (left > 0) await returnToBalance(services, tx, { code, amount: left, purchaseUuid: purchase.uuid, reason, at })
  }
  await releaseUsedCodes(tx, purchase.uuid)
  if (!purchase.paidBy) return
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.uuid, purchase.paidBy))
  if (!attempt) return
  if (attempt.state === 'authorized') await services.queue.add(tx, 'release-authorizations', {})
  const left = await refundableOf(tx, attempt)
  if (left > 0) await requestRefund(services, tx, attempt, left, reason)
}
