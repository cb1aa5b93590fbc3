import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { busyTime } from '#domain/payments/waiting.ts'
import { paymentAttempts, refunds } from '#server/db/schema/payments.ts'
import { getPurchase } from '#server/purchases/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { factsOf } from './attempt-row.ts'
import { settleRefund } from './settle-refund.ts'

const atOnce = 50

/**
 * Pays what is owed. A refund has its own key at the provider, so one whose answer was lost is asked for again, and paid
 * once. That a try was begun is written before it is made: who has no such key can ask first.
 */
export async function payRefunds(services: Services): Promise<number> {
  const due = await takeRefunds(services)
  for (const refund of due) await payRefund(services, refund)
  return due.length
}

type Refund = typeof refunds.$inferSelect

async function takeRefunds({ db, clock }: Services): Promise<Refund[]> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.state, 'requested'), or(isNull(refunds.busyUntil), lt(refunds.busyUntil, now))))
      .orderBy(asc(refunds.requestedAt))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    for (const { uuid, memo } of due) {
      const busyUntil = new Date(now.getTime() + busyTime)
      await tx
        .update(refunds)
        .set({ busyUntil, memo: { ...memo, tried: 'yes' } })
        .where(eq(refunds.uuid, uuid))
    }
    return due
  })
}

/** `refund.memo` is as it was before this try: its provider sees whether there was an earlier one. */
async function payRefund(services: Services, { uuid, attemptUuid, amount, currency, memo }: Refund) {
  const [attempt] = await services.db.select().from(paymentAttempts).where(eq(paymentAttempts.uuid, attemptUuid))
  const provider = attempt && services.payments.named(attempt.provider)
  const purchase = attempt && (await getPurchase(services.db, attempt.purchaseUuid))
  if (!attempt || !provider || !purchase) return
  try {
    const facts = factsOf(services, attempt, purchase)
    await settleRefund(services, uuid, await provider.refund(facts, { key: uuid, amount: { amount, currency }, memo }))
  } catch (error) {
    services.log.error({ err: error, refund: uuid }, 'refund left open')
  }
}
