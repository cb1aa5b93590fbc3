import { returnToBalance } from '#features/checkout/server/coupons/return-to-balance.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { releaseUsedCodes } from '#features/checkout/server/purchases/holds/coupon-holds.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { EventServices } from '#platform/server/services.ts'
import { getAttemptByUuid } from '../attempts/attempt-row.ts'
import { refundableOf, returnablesOf } from './most-refunded.ts'
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
  const attempt = paidBy && (await getAttemptByUuid(tx, paidBy))
  if (!attempt) throw new Error('What was paid has no payment')
  const refund = await requestRefund(services, tx, attempt, payment, reason)
  // Nobody should wait for the clock to get their money back.
  if (refund) await services.queue.add(tx, 'pay-refunds', {})
  return refund
}

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
  const attempt = purchase.paidBy && (await getAttemptByUuid(tx, purchase.paidBy))
  if (!attempt) return
  if (attempt.state === 'authorized') await services.queue.add(tx, 'release-authorizations', {})
  const left = await refundableOf(tx, attempt)
  if (left > 0) await requestRefund(services, tx, attempt, left, reason)
}
