import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { disputes } from '#server/db/schema/payments.ts'
import { changePurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'

/** A condition on disputes: they are not decided, or were lost and not closed yet. */
export const isOpen = inArray(disputes.state, ['open', 'lost'])

/**
 * Puts a locked purchase on hold while a dispute about its payment is open, and releases it afterwards: what was not
 * confirmed when it was disputed goes on. Returns whether it is on hold.
 */
export async function holdOrRelease(
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  { uuid, state, paidBy, disputedAt }: Purchase,
  now: Date,
): Promise<boolean> {
  const isAboutItsPayment = paidBy ? or(isNull(disputes.attemptUuid), eq(disputes.attemptUuid, paidBy)) : undefined
  const [open] = await tx
    .select({ uuid: disputes.uuid })
    .from(disputes)
    .where(and(eq(disputes.purchaseUuid, uuid), isOpen, isAboutItsPayment))
    .limit(1)
  if (open && !disputedAt) await changePurchase(tx, uuid, { disputedAt: now })
  if (!open && disputedAt) {
    await changePurchase(tx, uuid, { disputedAt: null, fulfilAt: null })
    if (state === 'confirming') await queue.add(tx, 'fulfil-purchase', { purchase: uuid })
  }
  return open !== undefined
}
