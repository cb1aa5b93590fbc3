import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { disputes, refunds } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Transaction } from '#platform/server/db/client.ts'

/** Whether a dispute about the attempt was lost and closed: the bank has given its money back, and we never do. */
export async function isTakenBack(tx: Transaction, attempt: { uuid: string; purchaseUuid: string }): Promise<boolean> {
  // An operator's own dispute names no payment, and is about the one that pays for the purchase.
  const isAboutIt = or(
    eq(disputes.attemptUuid, attempt.uuid),
    and(isNull(disputes.attemptUuid), eq(purchases.paidBy, attempt.uuid)),
  )
  const [lost] = await tx
    .select({ uuid: disputes.uuid })
    .from(disputes)
    .innerJoin(purchases, eq(purchases.uuid, disputes.purchaseUuid))
    .where(and(eq(disputes.purchaseUuid, attempt.purchaseUuid), eq(disputes.state, 'closed'), isAboutIt))
    .limit(1)
  return lost !== undefined
}

/** Ends the open refunds of an attempt that was taken back. */
export async function settleByDispute(tx: Transaction, attemptUuid: string, now: Date) {
  const isOwed = inArray(refunds.state, ['requested', 'refused'])
  const owed = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.attemptUuid, attemptUuid), isOwed))
    .for('update')
  for (const { uuid } of owed) {
    const settled = { state: 'done', paidElsewhere: 'by-dispute', leasedUntil: null, endedAt: now } as const
    await tx.update(refunds).set(settled).where(eq(refunds.uuid, uuid))
  }
}
