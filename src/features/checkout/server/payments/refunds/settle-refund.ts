import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Memo, RefundOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import { refundCanBecome } from '#features/checkout/rules/payments/refund.ts'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'

const stateOf = { refunded: 'done', refused: 'refused' } as const

const uuidShape = z.uuid()

/** Whether the provider can be asked again: by its id of the refund or, at Redsys, by the sum refunded before it. */
const canBePolled = ({ refund, refundedBefore }: Memo) => refund !== undefined || refundedBefore !== undefined

/** A notification may be older than the last answer: they come in any order. */
type OutcomeSource = 'answer' | 'notification'

/**
 * Writes a provider's outcome of a refund. A pending one stays requested and is polled again. One that had ended is
 * polled again too if a notification contradicts it: a bank may return the money days later.
 */
export async function settleRefund(
  services: Services,
  uuid: string,
  outcome: RefundOutcome,
  source: OutcomeSource = 'answer',
) {
  const { db, clock, log } = services
  if (!uuidShape.safeParse(uuid).success) {
    // An operator made this refund on the provider's own pages.
    log.warn({ outcome: outcome.state }, 'a refund that is not ours')
    return
  }
  await db.transaction(async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.uuid, uuid)).for('update')
    if (!refund) return
    const memo = { ...refund.memo, ...('memo' in outcome ? outcome.memo : {}) }
    if (outcome.state === 'pending') {
      await tx.update(refunds).set({ memo, leasedUntil: null }).where(eq(refunds.uuid, uuid))
      return
    }
    const state = stateOf[outcome.state]
    if (refund.paidElsewhere) {
      // It may have been paid twice: by hand, and by the provider.
      log.error({ refund: uuid, state }, 'news of a refund that was paid by hand')
      return
    }
    if (!refundCanBecome(refund.state, state)) return
    if (source === 'notification' && refund.state !== 'requested' && canBePolled(refund.memo)) {
      log.warn({ refund: uuid, was: refund.state, now: state }, 'a refund that had ended is polled again')
      const { isRefunded, ...keptMemo } = memo
      const reopened = { state: 'requested', memo: keptMemo, leasedUntil: null, polledAt: null, endedAt: null } as const
      await tx.update(refunds).set(reopened).where(eq(refunds.uuid, uuid))
      return
    }
    await tx.update(refunds).set({ state, memo, leasedUntil: null, endedAt: clock.now() }).where(eq(refunds.uuid, uuid))
    if (state === 'done') await queueRefunded(services, tx, refund)
    // An operator must pay it in another way: the buyer still has a right to it.
    if (outcome.state === 'refused') log.error({ refund: uuid, reason: outcome.reason }, 'refund refused')
  })
}

/** It follows the other e-mails about what is refunded: an item of the purchase, or all of it. */
async function queueRefunded(services: Services, tx: Transaction, { uuid, attemptUuid }: typeof refunds.$inferSelect) {
  const [purchase] = await tx
    .select({ uuid: purchases.uuid, kind: purchases.kind })
    .from(paymentAttempts)
    .innerJoin(purchases, eq(purchases.uuid, paymentAttempts.purchaseUuid))
    .where(eq(paymentAttempts.uuid, attemptUuid))
  if (!purchase) return
  const item = await kindOf(services, purchase.kind).refundedItem?.(tx, uuid)
  await services.queue.add(tx, 'send-refunded', { refund: uuid }, { about: item ?? purchase.uuid })
}
