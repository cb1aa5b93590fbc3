import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { type DisputeState, disputeCanBecome, isHolding } from '#domain/payments/dispute.ts'
import type { DisputeUpdate } from '#domain/payments/payment-provider.ts'
import type { Transaction } from '#server/db/client.ts'
import { disputes } from '#server/db/schema/payments.ts'
import { changePurchase, lockPurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, lockAttempt } from '../attempts/attempt-row.ts'

/** What a provider says of a payment that somebody wants back: the vouchers wait until it is settled. */
export async function settleDispute({ db, clock, log }: Services, attempt: Attempt, told: DisputeUpdate) {
  const now = clock.now()
  const { uuid: attemptUuid, purchaseUuid, provider, order } = attempt
  await db.transaction(async (tx) => {
    // In the order of settleAttempt, which may be at it: the attempt first.
    await lockAttempt(tx, order)
    const purchase = await lockPurchase(tx, purchaseUuid)
    if (!purchase) return
    const [known] = await tx
      .select()
      .from(disputes)
      .where(and(eq(disputes.provider, provider), eq(disputes.name, told.name)))
    if (known && !disputeCanBecome(known.state, told.state)) return
    if (known) await endDispute(tx, eq(disputes.uuid, known.uuid), told.state, now)
    else {
      const opened = { uuid: randomUUID(), purchaseUuid, attemptUuid, provider, ...told, openedAt: now }
      await tx.insert(disputes).values({ ...opened, endedAt: isHolding(told.state) ? null : now })
    }
    // With the dispute that led to it a reversal is undone too.
    if (told.state === 'released') await endDispute(tx, isReversalOf(attemptUuid), told.state, now)
    await holdOrRelease(tx, purchase, now)
    log.error({ order, purchase: purchaseUuid, kind: told.kind, state: told.state }, 'payment disputed')
  })
}

const isReversalOf = (attemptUuid: string) =>
  and(eq(disputes.attemptUuid, attemptUuid), eq(disputes.kind, 'reversal'), isOpen)

export const isOpen = inArray(disputes.state, ['open', 'lost'])

export async function endDispute(
  tx: Transaction,
  which: ReturnType<typeof and>,
  state: DisputeState,
  now: Date,
): Promise<void> {
  await tx
    .update(disputes)
    .set({ state, endedAt: isHolding(state) ? null : now })
    .where(which)
}

/** Of a row that is locked: held as long as there is an open dispute about what paid it. */
export async function holdOrRelease(tx: Transaction, { uuid, paidBy, disputedAt }: Purchase, now: Date) {
  const isAboutIt = paidBy ? or(isNull(disputes.attemptUuid), eq(disputes.attemptUuid, paidBy)) : undefined
  const [open] = await tx
    .select({ uuid: disputes.uuid })
    .from(disputes)
    .where(and(eq(disputes.purchaseUuid, uuid), isOpen, isAboutIt))
    .limit(1)
  if (open && !disputedAt) await changePurchase(tx, uuid, { disputedAt: now })
  if (!open && disputedAt) await changePurchase(tx, uuid, { disputedAt: null })
}
