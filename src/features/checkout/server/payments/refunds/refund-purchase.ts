import { randomUUID } from 'node:crypto'
import { returnToBalance } from '#features/checkout/server/coupons/return-to-balance.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { releaseUsedCodes } from '#features/checkout/server/purchases/holds/coupon-holds.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { publish } from '#platform/server/events/publish.ts'
import type { EventServices } from '#platform/server/services.ts'
import { type Attempt, getAttemptByUuid } from '../attempts/attempt-row.ts'
import { checkRefund, isTakenBack, refundableOf, returnablesOf } from './most-refunded.ts'

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

declare module '#platform/server/events/event-handlers.ts' {
  interface Events {
    /** A refund is written and will be paid: once for each. */
    'refund.requested': { uuid: string; attempt: Pick<Attempt, 'uuid' | 'purchaseUuid'>; amount: number }
  }
}

/**
 * Writes a refund in the transaction that causes it. The job `payRefunds` pays
 * it, and polls it until it has ended. Null if the bank took the payment back: its buyer has that money already. Throws if
 * more would go back than came in.
 */
export async function requestRefund(
  services: EventServices,
  tx: Transaction,
  attempt: Attempt,
  amount: number,
  reason: string,
): Promise<string | null> {
  const left = await refundableOf(tx, attempt)
  if (await isTakenBack(tx, attempt)) return null
  checkRefund(amount, left)
  const uuid = randomUUID()
  await tx.insert(refunds).values({
    uuid,
    attemptUuid: attempt.uuid,
    amount,
    currency: attempt.currency,
    state: 'requested',
    reason,
    memo: {},
    requestedAt: services.clock.now(),
  })
  await publish(services, tx, 'refund.requested', { uuid, attempt, amount })
  return uuid
}
