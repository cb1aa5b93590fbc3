import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { refundCanBecome } from '#domain/payments/refund.ts'
import { fail, ok } from '#domain/result.ts'
import { disputes, paymentAttempts, refunds } from '#server/db/schema/payments.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import type { Services } from '#server/services.ts'
import { isOpen } from '../disputes/settle-dispute.ts'

type Needs = Pick<Services, 'db' | 'clock'>

const mostDays = 3

/** A provider has had time enough to say yes or no. */
export const openTooLong = (now: Date) => new Date(now.getTime() - mostDays * 24 * 60 * 60_000)

/**
 * Money that is owed and that a provider will not carry, or has not for days: an operator pays it by another way. But
 * not what is disputed (`isHeld`), which the buyer may get, or have got, from the bank.
 */
export async function listRefusedRefunds({ db, clock }: Needs) {
  const isLate = and(eq(refunds.state, 'requested'), or(lt(refunds.requestedAt, openTooLong(clock.now())), isDisputed))
  return db
    .select({
      uuid: refunds.uuid,
      amount: refunds.amount,
      currency: refunds.currency,
      state: refunds.state,
      isHeld: sql<boolean>`${isDisputed}`,
      since: sql`coalesce(${refunds.endedAt}, ${refunds.requestedAt})`.mapWith(refunds.requestedAt),
      method: paymentAttempts.method,
      order: paymentAttempts.order,
      locator: purchases.locator,
      buyer: purchases.buyerEmail,
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.uuid, refunds.attemptUuid))
    .innerJoin(purchases, eq(purchases.uuid, paymentAttempts.purchaseUuid))
    .where(or(eq(refunds.state, 'refused'), isLate))
    .orderBy(asc(sql`coalesce(${refunds.endedAt}, ${refunds.requestedAt})`))
}

/** Of refunds with their attempts: somebody would have the same money from the bank, or an operator holds all of it. */
export const isDisputed = sql`exists (select 1 from ${disputes} where ${and(
  isOpen,
  or(
    eq(disputes.attemptUuid, refunds.attemptUuid),
    and(isNull(disputes.attemptUuid), eq(disputes.purchaseUuid, paymentAttempts.purchaseUuid)),
  ),
)})`

/** Paid by another way. Whoever paid it tells the buyer how: no e-mail of ours could. */
export async function markRefundPaid({ db, clock }: Needs, uuid: string) {
  return db.transaction(async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.uuid, uuid)).for('update')
    const isOwed = refund?.state === 'refused' || (refund && refund.requestedAt < openTooLong(clock.now()))
    if (!isOwed || !refundCanBecome(refund.state, 'done')) return fail('unknown')
    await tx
      .update(refunds)
      .set({ state: 'done', paidElsewhere: 'by-hand', leasedUntil: null, endedAt: clock.now() })
      .where(eq(refunds.uuid, uuid))
    return ok(null)
  })
}
