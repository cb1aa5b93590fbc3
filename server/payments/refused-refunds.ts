import { asc, eq } from 'drizzle-orm'
import type { Memo } from '#domain/payments/payment-provider.ts'
import { canBecome } from '#domain/payments/refund.ts'
import { fail, ok } from '#domain/result.ts'
import { paymentAttempts, refunds } from '#server/db/schema/payments.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import type { Services } from '#server/services.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/** Money that is owed and that a provider will not carry: an operator pays it by another way. */
export async function listRefusedRefunds({ db }: Needs) {
  return db
    .select({
      uuid: refunds.uuid,
      amount: refunds.amount,
      currency: refunds.currency,
      since: refunds.endedAt,
      method: paymentAttempts.method,
      order: paymentAttempts.order,
      locator: purchases.locator,
      buyer: purchases.buyerEmail,
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.uuid, refunds.attemptUuid))
    .innerJoin(purchases, eq(purchases.uuid, paymentAttempts.purchaseUuid))
    .where(eq(refunds.state, 'refused'))
    .orderBy(asc(refunds.endedAt))
}

/** Stands in a refund's memo: it went another way than it came. */
const paidByHand: Memo = { paid: 'by-hand' }

export const isPaidByHand = (memo: Memo | null) => memo?.paid === paidByHand.paid

/** Paid by another way. Whoever paid it tells the buyer how: no letter of ours could. */
export async function markRefundPaid({ db, clock }: Needs, uuid: string) {
  return db.transaction(async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.uuid, uuid)).for('update')
    if (refund?.state !== 'refused' || !canBecome(refund.state, 'done')) return fail('unknown')
    const memo = { ...refund.memo, ...paidByHand }
    await tx.update(refunds).set({ state: 'done', memo, endedAt: clock.now() }).where(eq(refunds.uuid, uuid))
    return ok(null)
  })
}
