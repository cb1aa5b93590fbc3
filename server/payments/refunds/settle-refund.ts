import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Memo, RefundOutcome } from '#domain/payments/payment-provider.ts'
import { refundCanBecome } from '#domain/payments/refund.ts'
import type { Transaction } from '#server/db/client.ts'
import { refunds } from '#server/db/schema/payments.ts'
import { voucherCancellations } from '#server/db/schema/voucher-changes.ts'
import type { Queue } from '#server/jobs/queue.ts'
import type { Services } from '#server/services.ts'

const stateOf = { refunded: 'done', refused: 'refused' } as const

const uuidShape = z.uuid()

/** By the provider's name of it, or, as at Redsys, by what had gone back before it. */
const canBeAskedAbout = ({ refund, refundedBefore }: Memo) => refund !== undefined || refundedBefore !== undefined

/** Whether it was asked, or told us of itself: messages come in any order. */
type How = 'answered' | 'told'

/**
 * What a provider says of a refund. One that is still pending stays requested, and is asked about again. So is one that
 * had ended, and is told to have ended otherwise: a bank may send money back days after it had left.
 */
export async function settleRefund(services: Services, uuid: string, step: RefundOutcome, how: How = 'answered') {
  const { db, clock, log, queue } = services
  if (!uuidShape.safeParse(uuid).success) {
    // Somebody gave money back on the provider's own pages: an operator knows why, and what it was for.
    log.warn({ step: step.state }, 'a refund that is not ours')
    return
  }
  await db.transaction(async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.uuid, uuid)).for('update')
    if (!refund) return
    const memo = { ...refund.memo, ...('memo' in step ? step.memo : {}) }
    if (step.state === 'pending') {
      await tx.update(refunds).set({ memo, leasedUntil: null }).where(eq(refunds.uuid, uuid))
      return
    }
    const state = stateOf[step.state]
    if (refund.paidElsewhere) {
      // It may have been paid twice, also where the provider says what we know already.
      log.error({ refund: uuid, state }, 'news of a refund that was paid by hand')
      return
    }
    if (!refundCanBecome(refund.state, state)) return
    if (how === 'told' && refund.state !== 'requested' && canBeAskedAbout(refund.memo)) {
      log.warn({ refund: uuid, was: refund.state, now: state }, 'a refund that had ended is asked about again')
      const { isRefunded, ...unanswered } = memo
      const asked = { state: 'requested', memo: unanswered, leasedUntil: null, polledAt: null, endedAt: null } as const
      await tx.update(refunds).set(asked).where(eq(refunds.uuid, uuid))
      return
    }
    await tx.update(refunds).set({ state, memo, leasedUntil: null, endedAt: clock.now() }).where(eq(refunds.uuid, uuid))
    if (state === 'done') await queueRefunded(queue, tx, uuid)
    // An operator must see to it: the money is owed all the same.
    if (step.state === 'refused') log.error({ refund: uuid, reason: step.reason }, 'refund refused')
  })
}

/** That it was cancelled is told first, and then that the money is on its way. */
async function queueRefunded(queue: Queue, tx: Transaction, refund: string) {
  const [cancelled] = await tx
    .select({ voucher: voucherCancellations.voucherUuid })
    .from(voucherCancellations)
    .where(eq(voucherCancellations.refundUuid, refund))
  await queue.add(tx, 'send-refunded', { refund }, cancelled ?? {})
}
