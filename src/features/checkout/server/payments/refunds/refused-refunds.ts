import { and, asc, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm'
import { refundCanBecome } from '#features/checkout/rules/payments/refund.ts'
import { disputes, paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { fail, ok } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { isOpenDispute } from '../disputes/hold-purchase.ts'

type Needs = Pick<Services, 'db' | 'clock'>

const mostDays = 3

/** Refunds requested before this time are overdue. */
export const openTooLong = (now: Date) => new Date(now.getTime() - mostDays * 24 * 60 * 60_000)

/**
 * Refunds that a provider refused or has not paid for days: an operator pays them in another way. A disputed one
 * (`isHeld`) must not be paid, since the buyer may get that money from the bank.
 */
export async function listRefusedRefunds({ db, clock }: Needs) {
  const isLate = and(
    eq(refunds.state, 'requested'),
    or(lt(refunds.requestedAt, openTooLong(clock.now())), isDisputedRefund),
  )
  return db
    .select({
      uuid: refunds.uuid,
      amount: refunds.amount,
      currency: refunds.currency,
      state: refunds.state,
      isHeld: sql<boolean>`${isDisputedRefund}`,
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

/** A condition on refunds joined with attempts: the payment is disputed, or an operator has put the purchase on hold. */
export const isDisputedRefund = sql`exists (select 1 from ${disputes} where ${and(
  isOpenDispute,
  or(
    eq(disputes.attemptUuid, refunds.attemptUuid),
    and(isNull(disputes.attemptUuid), eq(disputes.purchaseUuid, paymentAttempts.purchaseUuid)),
  ),
)})`

/**
 * A provider gives nothing back of what is disputed, and may have refused to before we heard of it: when that is won, it is
 * asked again. A refund that it had begun has a name there, and has ended for good.
 */
export async function askAgain(tx: Transaction, purchaseUuid: string) {
  const refused = tx
    .select({ uuid: refunds.uuid })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.uuid, refunds.attemptUuid))
    .where(
      and(
        eq(paymentAttempts.purchaseUuid, purchaseUuid),
        eq(refunds.state, 'refused'),
        sql`not ${refunds.memo} ? 'refund'`,
        not(isDisputedRefund),
      ),
    )
  await tx
    .update(refunds)
    .set({ state: 'requested', leasedUntil: null, polledAt: null, endedAt: null })
    .where(inArray(refunds.uuid, refused))
}

/** Records that an operator paid it in another way. The operator tells the buyer how: we don't know it. */
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
