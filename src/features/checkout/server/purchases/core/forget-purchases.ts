import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { checkoutData } from '#features/checkout/rules/personal-data.ts'
import { isOpen } from '#features/checkout/rules/purchases/purchase.ts'
import { balanceEntries, couponHolds, coupons } from '#features/checkout/server/schema/coupons.ts'
import { invoices } from '#features/checkout/server/schema/invoices.ts'
import {
  blockedCards,
  disputeHolds,
  disputes,
  paymentAttempts,
  paymentEvents,
  refunds,
} from '#features/checkout/server/schema/payments.ts'
import { postalOrders, purchases } from '#features/checkout/server/schema/purchases.ts'
import { termStart } from '#platform/rules/personal-data.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { forgetRows, untilFewer } from '#platform/server/db/forget-rows.ts'
import type { Services } from '#platform/server/services.ts'
import { releaseCodes } from '../holds/coupon-holds.ts'
import { releaseGoods } from '../holds/goods-holds.ts'
import { lockPurchase, type Purchase, transitionPurchase } from './purchase-row.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'kinds'>

/** Purchases that were not finished, and notes of payments. */
export async function forgetPurchases(needs: Needs, size: number): Promise<void> {
  const { db, clock } = needs
  const { unfinishedPurchases, paymentEvents: events, blockedCards: cards } = checkoutData.kept
  await untilFewer(size, () => forgetUnpaid(needs, termStart(clock.now(), unfinishedPurchases.terms.kept), size))
  await forgetRows(db, size, paymentEvents, lt(paymentEvents.receivedAt, termStart(clock.now(), events.terms.kept)))
  await forgetRows(db, size, blockedCards, lt(blockedCards.until, termStart(clock.now(), cards.terms.kept)))
}

/** Whatever points at a purchase and is not deleted with it keeps it. */
export const keepersOf = (kinds: Services['kinds']): PgColumn[] => [
  balanceEntries.purchaseUuid,
  coupons.purchaseUuid,
  invoices.purchaseUuid,
  postalOrders.purchaseUuid,
  disputes.purchaseUuid,
  disputeHolds.purchaseUuid,
  ...Object.values(kinds).flatMap(({ keepsPurchases = [] }) => keepsPurchases),
]

/**
 * Purchases that nobody has paid. One with an attempt that may still become a payment is kept, and so is one about which
 * a provider was asked in the meantime.
 */
async function forgetUnpaid({ db, kinds }: Needs, before: Date, size: number): Promise<number> {
  return db.transaction(async (tx) => {
    const isKept = keepersOf(kinds).map(
      (column) => sql`exists (select 1 from ${column.table} where ${column} = ${purchases.uuid})`,
    )
    const isOfCode = sql`exists (select 1 from ${couponHolds} where ${eq(couponHolds.purchaseUuid, purchases.uuid)} and ${eq(couponHolds.state, 'used')})`
    const isOpen = sql`exists (
      select 1 from ${paymentAttempts}
      where ${eq(paymentAttempts.purchaseUuid, purchases.uuid)} and (
        ${paymentAttempts.state} not in ('failed', 'released')
        or greatest(${paymentAttempts.expiresAt}, ${paymentAttempts.polledAt}, ${paymentAttempts.endedAt}) >= ${before}
        or exists (select 1 from ${refunds} where ${eq(refunds.attemptUuid, paymentAttempts.uuid)})
        or exists (select 1 from ${disputes} where ${eq(disputes.attemptUuid, paymentAttempts.uuid)})
      )
    )`
    const over = await tx
      .select({ uuid: purchases.uuid })
      .from(purchases)
      .where(
        and(
          eq(purchases.state, 'expired'),
          isNull(purchases.paymentAcceptedAt),
          lt(purchases.expiresAt, before),
          sql`not (${sql.join([...isKept, isOfCode, isOpen], sql` or `)})`,
        ),
      )
      .limit(size)
      .for('update', { skipLocked: true })
    const uuids = over.map(({ uuid }) => uuid)
    if (uuids.length === 0) return 0
    await tx.delete(couponHolds).where(inArray(couponHolds.purchaseUuid, uuids))
    // One that was paid at this very moment stays, and with it its purchase: the foreign key takes all of it back.
    const hasEnded = inArray(paymentAttempts.state, ['failed', 'released'])
    await tx.delete(paymentAttempts).where(and(inArray(paymentAttempts.purchaseUuid, uuids), hasEnded))
    await tx.delete(purchases).where(inArray(purchases.uuid, uuids))
    return uuids.length
  })
}

const batchSize = 500

/** Expires abandoned purchases and releases their holds. A purchase with an open attempt does not expire. */
export async function expirePurchases(services: Services): Promise<number> {
  const { db, clock } = services
  const now = clock.now()
  const due = await db
    .select({ uuid: purchases.uuid })
    .from(purchases)
    .where(and(inArray(purchases.state, ['started', 'ready']), lt(purchases.expiresAt, now)))
    .limit(batchSize)
  for (const { uuid } of due) {
    await db.transaction(async (tx) => {
      const purchase = await lockPurchase(tx, uuid)
      if (!purchase || !isOpen(purchase.state) || purchase.expiresAt >= now) return
      await expirePurchase(services, tx, purchase)
    })
  }
  return due.length
}

/** Expires a locked purchase, and releases everything that it has reserved. */
export async function expirePurchase(services: Services, tx: Transaction, purchase: Purchase): Promise<Purchase> {
  await releaseCodes(tx, purchase.uuid)
  return transitionPurchase(tx, purchase, 'expired', await releaseGoods(services, tx, purchase))
}
