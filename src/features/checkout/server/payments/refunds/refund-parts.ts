import { eq } from 'drizzle-orm'
import { returnToBalance } from '#features/checkout/server/coupons/return-to-balance.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { EventServices } from '#platform/server/services.ts'
import { requestRefund } from './request-refund.ts'

/** In cents, through who took the payment; and to the balance that paid a part. */
type Parts = { payment: number; balance: { code: string; amount: number } | null }

/** Gives a part of a purchase back to its sources. Returns the refund's uuid; null if the provider pays nothing. */
export async function refundPartsOf(
  services: EventServices,
  tx: Transaction,
  { uuid: purchaseUuid, paidBy }: Pick<Purchase, 'uuid' | 'paidBy'>,
  { payment, balance }: Parts,
  reason: string,
): Promise<string | null> {
  const at = services.clock.now()
  if (balance) await returnToBalance(services, tx, { ...balance, purchaseUuid, reason, at })
  if (payment === 0) return null
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.uuid, paidBy ?? ''))
  if (!attempt) throw new Error('What was paid has no payment')
  const refund = await requestRefund(services, tx, attempt, payment, reason)
  // Nobody should wait for the clock to get their money back.
  if (refund) await services.queue.add(tx, 'pay-refunds', {})
  return refund
}
