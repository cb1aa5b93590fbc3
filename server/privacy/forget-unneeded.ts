import { and, eq, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { madridDay } from '#domain/dates.ts'
import { type Duration, retention, termStart } from '#domain/privacy/retention.ts'
import { bookings, waitingList } from '#server/db/schema/bookings.ts'
import { balanceEntries, couponHolds, coupons } from '#server/db/schema/coupons.ts'
import { getawayStays } from '#server/db/schema/getaway-stays.ts'
import { giftCards } from '#server/db/schema/gift-cards.ts'
import { hotelStays } from '#server/db/schema/hotel-rates.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { newsletterCodes } from '#server/db/schema/newsletter.ts'
import {
  blockedCards,
  disputeHolds,
  disputes,
  paymentAttempts,
  paymentEvents,
  refunds,
} from '#server/db/schema/payments.ts'
import { postalOrders, purchases } from '#server/db/schema/purchases.ts'
import { toldStages } from '#server/db/schema/tracking.ts'
import { beneficiaryChanges } from '#server/db/schema/voucher-changes.ts'
import { vouchers } from '#server/db/schema/vouchers.ts'
import type { Services } from '#server/services.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/** Rows of one transaction: it is over before anybody has to wait for it. */
const batchSize = 500

/**
 * Deletes what is no longer needed and has no job of its own, by the terms of `retention`. Every step takes rows that
 * nobody else has locked, so that several processes may do it at once, and none that was taken twice.
 */
export async function forgetUnneeded(needs: Needs, size = batchSize): Promise<void> {
  const { db, clock } = needs
  const before = (term: Duration) => termStart(clock.now(), term)
  const forget = (table: PgTable, isOver: SQL | undefined) =>
    untilFewer(size, async () => {
      const over = sql`select ctid from ${table} where ${isOver} limit ${size} for update skip locked`
      const deleted = await db.execute(sql`delete from ${table} where ctid = any(array(${over}))`)
      return deleted.rowCount ?? 0
    })
  const {
    unfinishedPurchases,
    toldStages: told,
    paymentEvents: events,
    waitingList: waits,
    recipientChanges,
  } = retention
  await untilFewer(size, () => forgetPurchases(needs, before(unfinishedPurchases.terms.kept), size))
  await forget(
    toldStages,
    sql`exists (select 1 from ${purchases} where ${eq(purchases.uuid, toldStages.purchaseUuid)} and ${lt(purchases.startedAt, before(told.terms.kept))})`,
  )
  await forget(paymentEvents, lt(paymentEvents.receivedAt, before(events.terms.kept)))
  await forget(waitingList, lt(waitingList.day, madridDay(before(waits.terms.kept))))
  await forget(
    beneficiaryChanges,
    and(isNull(beneficiaryChanges.madeAt), lt(beneficiaryChanges.until, before(recipientChanges.terms.kept))),
  )
  await forget(blockedCards, lt(blockedCards.until, before(retention.blockedCards.terms.kept)))
  // Rooms that were held and not bought: each purchase that is begun leaves one. That of a paid one may still be sold, however
  // long its payment is disputed.
  const isPaid = sql`${hotelStays.reference} in (select ${purchases.uuid}::text from ${purchases} where ${eq(purchases.state, 'confirming')})`
  await forget(
    hotelStays,
    and(
      eq(hotelStays.state, 'released'),
      lt(hotelStays.heldUntil, before(unfinishedPurchases.terms.kept)),
      not(isPaid),
    ),
  )
  await untilFewer(size, () => forgetCodes(needs, before(retention.newsletter.terms.code), size))
}

async function untilFewer(size: number, step: () => Promise<number>) {
  while ((await step()) === size);
}

/** Whatever points at a purchase and is not deleted with it keeps it. */
export const keepers: PgColumn[] = [
  balanceEntries.purchaseUuid,
  vouchers.purchaseUuid,
  bookings.purchaseUuid,
  bookings.stayUuid,
  getawayStays.purchaseUuid,
  giftCards.purchaseUuid,
  invoices.purchaseUuid,
  postalOrders.purchaseUuid,
  disputes.purchaseUuid,
  disputeHolds.purchaseUuid,
]

/**
 * Purchases that nobody has paid. One with an attempt that may still become a payment is kept, and so is one about which
 * a provider was asked in the meantime.
 */
async function forgetPurchases({ db }: Needs, before: Date, size: number): Promise<number> {
  return db.transaction(async (tx) => {
    const isKept = keepers.map(
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

/** Of a code for the first purchase its mailbox: without one it is nobody's any more, and pays for nothing. */
async function forgetCodes({ db }: Needs, before: Date, size: number): Promise<number> {
  return db.transaction(async (tx) => {
    const over = await tx
      .select({ mailbox: newsletterCodes.mailbox, code: newsletterCodes.code })
      .from(newsletterCodes)
      .where(lt(newsletterCodes.issuedAt, before))
      .limit(size)
      .for('update', { skipLocked: true })
    if (over.length === 0) return 0
    const codes = over.map(({ code }) => code)
    await tx.update(coupons).set({ firstPurchaseOnly: '', isActive: false }).where(inArray(coupons.code, codes))
    await tx.delete(newsletterCodes).where(inArray(newsletterCodes.code, codes))
    return over.length
  })
}
