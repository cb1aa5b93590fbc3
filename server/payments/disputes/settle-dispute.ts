import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type DisputeState, disputeCanBecome, isHolding } from '#domain/payments/dispute.ts'
import type { DisputeUpdate } from '#domain/payments/payment-provider.ts'
import type { Transaction } from '#server/db/client.ts'
import { disputes } from '#server/db/schema/payments.ts'
import { lockPurchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, lockAttempt } from '../attempts/attempt-row.ts'
import { holdOrRelease, isOpen } from './hold-purchase.ts'

/** Writes a provider's update of a dispute. The purchase is on hold while one is open. */
export async function settleDispute(services: Services, attempt: Attempt, update: DisputeUpdate) {
  const { db, clock, log } = services
  const now = clock.now()
  const { uuid: attemptUuid, purchaseUuid, provider, order } = attempt
  await db.transaction(async (tx) => {
    // Locked in the same order as in settleAttempt, so that the two can't deadlock.
    await lockAttempt(tx, order)
    const purchase = await lockPurchase(tx, purchaseUuid)
    if (!purchase) return
    const [existing] = await tx
      .select()
      .from(disputes)
      .where(and(eq(disputes.provider, provider), eq(disputes.name, update.name)))
    if (existing && !disputeCanBecome(existing.state, update.state)) return
    if (existing) await endDispute(tx, eq(disputes.uuid, existing.uuid), update.state, now)
    else {
      const opened = { uuid: randomUUID(), purchaseUuid, attemptUuid, provider, ...update, openedAt: now }
      await tx.insert(disputes).values({ ...opened, endedAt: isHolding(update.state) ? null : now })
    }
    // A dispute that is won also ends the reversal that it caused.
    if (update.state === 'released') await endDispute(tx, isReversalOf(attemptUuid), update.state, now)
    await holdOrRelease(services, tx, purchase, now)
    log.error({ order, purchase: purchaseUuid, kind: update.kind, state: update.state }, 'payment disputed')
  })
}

const isReversalOf = (attemptUuid: string) =>
  and(eq(disputes.attemptUuid, attemptUuid), eq(disputes.kind, 'reversal'), isOpen)

export async function endDispute(
  tx: Transaction,
  which: ReturnType<typeof and>,
  state: DisputeState,
  now: Date,
): Promise<void> {
  await tx
    .update(disputes)
    .set({ state, endedAt: isHolding(state) ? null : now })
    .where(which)
}
