import { and, eq, inArray, isNotNull, isNull, max, or } from 'drizzle-orm'
import { reachOf } from '#features/checkout/rules/payments/money-flow.ts'
import { changePurchase, lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { disputeHolds, disputes } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { lockFlow } from './lock-flow.ts'

type Desk = Pick<Services, 'kinds' | 'queue'>

/** A condition on disputes: they are not decided, or were lost and not closed yet. */
export const isOpenDispute = inArray(disputes.state, ['open', 'lost'])

/**
 * Puts on hold what a disputed payment has paid: its own purchase, which is locked, and what was bought with the codes that
 * came of it and nobody has used, as far as the value reaches.
 */
export async function holdDisputed(desk: Desk, tx: Transaction, purchase: Purchase, dispute: Disputed, now: Date) {
  await holdOrRelease(desk, tx, purchase, now)
  // A payment that came twice has bought nothing.
  if (dispute.attemptUuid !== null && dispute.attemptUuid !== purchase.paidBy) return
  const flow = await lockFlow(desk, tx, purchase, now)
  const reached = reachOf(flow.root).purchases.filter((uuid) => uuid !== purchase.uuid)
  if (reached.length === 0) return
  await tx
    .insert(disputeHolds)
    .values(reached.map((purchaseUuid) => ({ disputeUuid: dispute.uuid, purchaseUuid })))
    .onConflictDoNothing()
  for (const uuid of reached) await holdOrReleaseAgain(desk, tx, uuid, now)
}

type Disputed = Pick<typeof disputes.$inferSelect, 'uuid' | 'attemptUuid'>

/** Releases what ended disputes of a locked purchase had put on hold, unless another holds it. */
export async function releaseEnded(desk: Desk, tx: Transaction, { uuid }: Purchase, now: Date) {
  await holdOrReleaseAgain(desk, tx, uuid, now)
  const held = await tx
    .selectDistinct({ uuid: purchases.uuid, paidAt: purchases.paymentAcceptedAt })
    .from(disputeHolds)
    .innerJoin(disputes, eq(disputes.uuid, disputeHolds.disputeUuid))
    .innerJoin(purchases, eq(purchases.uuid, disputeHolds.purchaseUuid))
    .where(eq(disputes.purchaseUuid, uuid))
    // As they were locked when they were put on hold.
    .orderBy(purchases.paymentAcceptedAt, purchases.uuid)
  for (const one of held) await holdOrReleaseAgain(desk, tx, one.uuid, now)
}

async function holdOrReleaseAgain(desk: Desk, tx: Transaction, uuid: string, now: Date) {
  const purchase = await lockPurchase(tx, uuid)
  if (purchase) await holdOrRelease(desk, tx, purchase, now)
}

/**
 * Puts a locked purchase on hold while a dispute about its payment is open, or about that of the code which paid it, and
 * releases it afterwards: what was not confirmed when it was disputed goes on. Returns whether it is on hold.
 */
export async function holdOrRelease(
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  purchase: Purchase,
  now: Date,
): Promise<boolean> {
  const { uuid, state, disputedAt } = purchase
  const [open] = await tx
    .select({ uuid: disputes.uuid })
    .from(disputes)
    .leftJoin(disputeHolds, isHoldOf(purchase))
    .where(and(isOpenDispute, or(isAboutPaymentOf(purchase), isNotNull(disputeHolds.purchaseUuid))))
    .limit(1)
  if (open && !disputedAt) await changePurchase(tx, uuid, { disputedAt: now })
  if (!open && disputedAt) {
    await changePurchase(tx, uuid, { disputedAt: null, fulfilAt: null })
    if (state === 'confirming') await queue.add(tx, 'fulfil-purchase', { purchase: uuid })
  }
  return open !== undefined
}

/** When the last dispute ended that had put it on hold; null if none did. */
export async function releasedAt(tx: Transaction, purchase: Purchase): Promise<Date | null> {
  const [last] = await tx
    .select({ at: max(disputes.endedAt) })
    .from(disputes)
    .leftJoin(disputeHolds, isHoldOf(purchase))
    .where(or(isAboutPaymentOf(purchase), isNotNull(disputeHolds.purchaseUuid)))
  return last?.at ?? null
}

/** A condition on the holds of a dispute. */
const isHoldOf = ({ uuid }: Purchase) =>
  and(eq(disputeHolds.disputeUuid, disputes.uuid), eq(disputeHolds.purchaseUuid, uuid))

/** Whether a dispute about its own payment is open. */
export async function isDisputed(tx: Transaction, purchase: Purchase): Promise<boolean> {
  const about = tx.select({ uuid: disputes.uuid }).from(disputes)
  const [open] = await about.where(and(isOpenDispute, isAboutPaymentOf(purchase))).limit(1)
  return open !== undefined
}

/** A condition on disputes. One that an operator knows of is about the payment that pays, as is any before it has come. */
const isAboutPaymentOf = ({ uuid, paidBy }: Purchase) =>
  and(
    eq(disputes.purchaseUuid, uuid),
    paidBy ? or(isNull(disputes.attemptUuid), eq(disputes.attemptUuid, paidBy)) : undefined,
  )
