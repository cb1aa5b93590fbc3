import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { disputeCanBecome } from '#features/checkout/rules/payments/dispute.ts'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { disputeHolds, disputes, paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { EventServices, Services } from '#platform/server/services.ts'
import { isTakenBack, settleByDispute } from '../refunds/most-refunded.ts'
import { askAgain } from '../refunds/refused-refunds.ts'
import { holdDisputed, isDisputed, isOpenDispute, releaseEnded } from './hold-purchase.ts'
import { inFlowTransaction } from './lock-flow.ts'
import { withdrawPurchase } from './withdraw-purchase.ts'

/** What an operator's command has: a queue that the server works on, whenever it runs. */
export type Desk = EventServices & Pick<Services, 'db'>

/**
 * Disputes that an operator must handle: open ones, and lost ones whose goods are still on hold. `reached`: what was bought
 * with the codes that the payment had paid for, and is on hold with it.
 */
export async function listDisputes({ db, kinds }: Pick<Desk, 'db' | 'kinds'>) {
  const open = await db
    .select({ dispute: disputes, locator: purchases.locator, of: purchases.kind, order: paymentAttempts.order })
    .from(disputes)
    .innerJoin(purchases, eq(purchases.uuid, disputes.purchaseUuid))
    .leftJoin(paymentAttempts, eq(paymentAttempts.uuid, disputes.attemptUuid))
    .where(isOpenDispute)
    .orderBy(asc(disputes.openedAt))
  return Promise.all(
    open.map(async ({ dispute, of, ...about }) => {
      const items = await kindOf({ kinds }, of).operators.listItems(db, dispute.purchaseUuid)
      return { ...dispute, ...about, items, reached: await listReached({ db, kinds }, dispute.uuid) }
    }),
  )
}

async function listReached({ db, kinds }: Pick<Desk, 'db' | 'kinds'>, disputeUuid: string) {
  const held = await db
    .select({ uuid: purchases.uuid, locator: purchases.locator, of: purchases.kind })
    .from(disputeHolds)
    .innerJoin(purchases, eq(purchases.uuid, disputeHolds.purchaseUuid))
    .where(eq(disputeHolds.disputeUuid, disputeUuid))
    .orderBy(asc(purchases.paymentAcceptedAt))
  return Promise.all(
    held.map(async ({ uuid, locator, of }) => ({
      locator,
      items: await kindOf({ kinds }, of).operators.listItems(db, uuid),
    })),
  )
}

/**
 * Redsys sends no notification of disputes. An operator who gets one by e-mail puts the purchase on hold here: also one that
 * is on hold with the card that paid a part of it, since its own payment is other money.
 */
export async function holdPurchase(desk: Desk, locator: string): Promise<Result<null, 'unknown' | 'held'>> {
  const { db, clock } = desk
  const now = clock.now()
  return inFlowTransaction(db, async (tx) => {
    const [found] = await tx.select({ uuid: purchases.uuid }).from(purchases).where(eq(purchases.locator, locator))
    const purchase = found && (await lockPurchase(tx, found.uuid))
    if (!purchase?.paidAt) return fail('unknown')
    if (await isDisputed(tx, purchase)) return fail('held')
    const uuid = randomUUID()
    const held = { uuid, purchaseUuid: purchase.uuid, name: uuid, openedAt: now }
    await tx.insert(disputes).values({ ...held, kind: 'operator', state: 'open' })
    await holdDisputed(desk, tx, purchase, { uuid, attemptUuid: null }, now)
    return ok(null)
  })
}

/** The dispute is won: the goods can be used again. */
export const releaseDispute = (desk: Desk, uuid: string) => endByOperator(desk, uuid, 'released')

/**
 * The dispute is lost: what was not used is cancelled without a refund, since the bank has returned the money already. A
 * dispute about another payment than the one that bought the goods leaves them valid.
 */
export const closeDispute = (desk: Desk, uuid: string) => endByOperator(desk, uuid, 'closed')

async function endByOperator(desk: Desk, uuid: string, state: 'released' | 'closed'): Promise<Result<null, 'unknown'>> {
  const { db, clock } = desk
  const now = clock.now()
  return inFlowTransaction(db, async (tx) => {
    const [found] = await tx.select().from(disputes).where(eq(disputes.uuid, uuid))
    const purchase = found && (await lockPurchase(tx, found.purchaseUuid))
    if (!purchase) return fail('unknown')
    // Read again under the lock: a notification may have ended the dispute meanwhile.
    const [dispute] = await tx.select().from(disputes).where(eq(disputes.uuid, uuid))
    if (!dispute || !disputeCanBecome(dispute.state, state)) return fail('unknown')
    if (state === 'closed') await takeBack(desk, tx, purchase, dispute, now)
    else {
      await tx.update(disputes).set({ state, endedAt: now }).where(eq(disputes.uuid, uuid))
      await askAgain(tx, purchase.uuid)
    }
    await releaseEnded(desk, tx, purchase, now)
    return ok(null)
  })
}

/**
 * The bank has the money, once, however many disputes there were about it: what it paid for is withdrawn, and refunds of it
 * that were not paid yet are none any more.
 */
async function takeBack(desk: Desk, tx: Transaction, purchase: Purchase, dispute: Dispute, now: Date) {
  const attemptUuid = dispute.attemptUuid ?? purchase.paidBy
  const isPaying = attemptUuid === purchase.paidBy
  const isNews = attemptUuid === null || !(await isTakenBack(tx, { uuid: attemptUuid, purchaseUuid: purchase.uuid }))
  const isAboutIt = or(
    eq(disputes.uuid, dispute.uuid),
    attemptUuid ? eq(disputes.attemptUuid, attemptUuid) : undefined,
    isPaying ? isNull(disputes.attemptUuid) : undefined,
  )
  const closed = and(eq(disputes.purchaseUuid, purchase.uuid), isOpenDispute, isAboutIt)
  await tx.update(disputes).set({ attemptUuid, state: 'closed', endedAt: now }).where(closed)
  if (isPaying && isNews) await withdrawPurchase(desk, tx, purchase, dispute.uuid, now)
  if (attemptUuid) await settleByDispute(tx, attemptUuid, now)
}

type Dispute = typeof disputes.$inferSelect
