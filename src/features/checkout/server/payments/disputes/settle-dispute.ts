import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { disputeCanBecome, isHolding } from '#features/checkout/rules/payments/dispute.ts'
import type { DisputeUpdate } from '#features/checkout/rules/payments/payment-provider.ts'
import { lockPurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { disputes } from '#features/checkout/server/schema/payments.ts'
import type { Services } from '#platform/server/services.ts'
import { type Attempt, lockAttempt } from '../attempts/attempt-row.ts'
import { askAgain } from '../refunds/refused-refunds.ts'
import { holdDisputed, isOpenDispute, releaseEnded } from './hold-purchase.ts'
import { inFlowTransaction } from './lock-flow.ts'

/** Writes a provider's update of a dispute. What the payment has paid is on hold while one is open. */
export async function settleDispute(services: Services, attempt: Attempt, update: DisputeUpdate) {
  const { db, clock, log } = services
  const now = clock.now()
  const { uuid: attemptUuid, purchaseUuid, provider, order } = attempt
  await inFlowTransaction(db, async (tx) => {
    // Locked in the same order as in settleAttempt, so that the two can't deadlock.
    await lockAttempt(tx, order)
    const purchase = await lockPurchase(tx, purchaseUuid)
    if (!purchase) return
    const { state } = update
    const [existing] = await tx
      .select()
      .from(disputes)
      .where(and(eq(disputes.provider, provider), eq(disputes.name, update.name)))
    if (existing && !disputeCanBecome(existing.state, state)) return
    const uuid = existing?.uuid ?? randomUUID()
    const changes = { state, endedAt: isHolding(state) ? null : now }
    if (existing) await tx.update(disputes).set(changes).where(eq(disputes.uuid, uuid))
    else
      await tx
        .insert(disputes)
        .values({ uuid, purchaseUuid, attemptUuid, provider, ...update, ...changes, openedAt: now })
    // A dispute that is won also ends the reversal that it caused.
    if (state === 'released') {
      await tx.update(disputes).set(changes).where(isReversalOf(attemptUuid))
      await askAgain(tx, purchaseUuid)
    }
    if (isHolding(state)) await holdDisputed(services, tx, purchase, { uuid, attemptUuid }, now)
    else await releaseEnded(services, tx, purchase, now)
    log.error({ order, purchase: purchaseUuid, kind: update.kind, state }, 'payment disputed')
  })
}

const isReversalOf = (attemptUuid: string) =>
  and(eq(disputes.attemptUuid, attemptUuid), eq(disputes.kind, 'reversal'), isOpenDispute)
