import { randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { disputeCanBecome } from '#domain/payments/dispute.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { disputes, paymentAttempts } from '#server/db/schema/payments.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import { lockPurchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { settleByDispute } from './settle-by-dispute.ts'
import { endDispute, holdOrRelease } from './settle-dispute.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'kinds'>

/** Disputes that an operator must handle: open ones, and lost ones whose goods are still on hold. */
export async function listDisputes({ db, kinds }: Pick<Needs, 'db' | 'kinds'>) {
  const open = await db
    .select({ dispute: disputes, locator: purchases.locator, of: purchases.kind, order: paymentAttempts.order })
    .from(disputes)
    .innerJoin(purchases, eq(purchases.uuid, disputes.purchaseUuid))
    .leftJoin(paymentAttempts, eq(paymentAttempts.uuid, disputes.attemptUuid))
    .where(inArray(disputes.state, ['open', 'lost']))
    .orderBy(asc(disputes.openedAt))
  return Promise.all(
    open.map(async ({ dispute, of, ...about }) => {
      const items = await kindOf({ kinds }, of).operators.listItems(db, dispute.purchaseUuid)
      return { ...dispute, ...about, items }
    }),
  )
}

/** Redsys sends no notification of disputes. An operator who gets one by e-mail puts the purchase on hold here. */
export async function holdPurchase(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  locator: string,
): Promise<Result<null, 'unknown' | 'held'>> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ uuid: purchases.uuid }).from(purchases).where(eq(purchases.locator, locator))
    const purchase = found && (await lockPurchase(tx, found.uuid))
    if (!purchase?.paidAt) return fail('unknown')
    if (purchase.disputedAt) return fail('held')
    const uuid = randomUUID()
    const held = {
      uuid,
      purchaseUuid: purchase.uuid,
      name: uuid,
      kind: 'operator',
      state: 'open',
      openedAt: now,
    } as const
    await tx.insert(disputes).values(held)
    await holdOrRelease(tx, purchase, now)
    return ok(null)
  })
}

/** The dispute is won: the goods can be used again. */
export const releaseDispute = (needs: Needs, uuid: string) => endByOperator(needs, uuid, 'released')

/**
 * The dispute is lost: what was not used is cancelled without a refund, since the bank has returned the money already. A
 * dispute about another payment than the one that bought the goods leaves them valid.
 */
export const closeDispute = (needs: Needs, uuid: string) => endByOperator(needs, uuid, 'closed')

async function endByOperator(
  { db, clock, kinds }: Needs,
  uuid: string,
  state: 'released' | 'closed',
): Promise<Result<null, 'unknown'>> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(disputes).where(eq(disputes.uuid, uuid))
    const purchase = found && (await lockPurchase(tx, found.purchaseUuid))
    if (!purchase) return fail('unknown')
    // Read again under the lock: a notification may have ended the dispute meanwhile.
    const [dispute] = await tx.select().from(disputes).where(eq(disputes.uuid, uuid))
    if (!dispute || !disputeCanBecome(dispute.state, state)) return fail('unknown')
    await endDispute(tx, eq(disputes.uuid, uuid), state, now)
    const disputed = dispute.attemptUuid ?? purchase.paidBy
    if (state === 'closed') {
      if (disputed === purchase.paidBy) await kindOf({ kinds }, purchase.kind).operators.withdraw(tx, purchase, now)
      if (disputed) await settleByDispute(tx, disputed, now)
    }
    await holdOrRelease(tx, purchase, now)
    return ok(null)
  })
}
