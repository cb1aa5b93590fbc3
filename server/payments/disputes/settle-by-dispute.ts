import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { refunds } from '#server/db/schema/payments.ts'

/** Ends the open refunds of a disputed attempt: the buyer has that money from the bank already. */
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
