import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { type Booking, isLiveBooking } from '#features/bookings/server/booking-row.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { isOfThisMoney, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { getawayStays } from '#features/getaways/server/schema.ts'
import { vouchers } from '#features/vouchers/server/schema/vouchers.ts'
import { isUndelivered } from '#features/vouchers/server/undelivered-gift.ts'
import type { Voucher } from '#features/vouchers/server/voucher-row.ts'
import type { Services } from '#platform/server/services.ts'
import type { Day } from '#platform/time/dates.ts'

/** What can still be used, or exchanged. */
export const worthSending = ['issued', 'activated', 'expired'] as const

const mostOrders = 10

/**
 * What the address has bought, for itself or for others, the newest first; and every stay and hour that is not over,
 * since it may have been bought long ago, or wait for its spa.
 */
export async function ordersOfAddress({ db, config, clock }: Services, email: string, today: Day): Promise<Purchase[]> {
  const isOf = and(eq(purchases.buyerEmail, email), isOfThisMoney(config))
  const isTheirs = and(isOf, eq(purchases.state, 'confirmed'))
  const newest = await db.select().from(purchases).where(isTheirs).orderBy(desc(purchases.startedAt)).limit(mostOrders)
  const stays = await db
    .select({ purchase: purchases })
    .from(purchases)
    .innerJoin(getawayStays, eq(getawayStays.purchaseUuid, purchases.uuid))
    .where(and(isTheirs, eq(getawayStays.state, 'confirmed'), gte(getawayStays.departure, today)))
    .orderBy(asc(getawayStays.arrival))
    .limit(mostOrders)
  const hours = await db
    .select({ purchase: purchases })
    .from(purchases)
    .innerJoin(bookings, eq(bookings.purchaseUuid, purchases.uuid))
    .where(and(isOf, isLiveBooking, gte(bookings.endsAt, clock.now())))
    .orderBy(asc(bookings.startsAt))
    .limit(mostOrders)
  const known = new Set(newest.map(({ uuid }) => uuid))
  const ahead = [...stays, ...hours].map(({ purchase }) => purchase)
  return [...newest, ...ahead.filter(({ uuid }) => !known.has(uuid))]
}

/**
 * The hours to come that a voucher or a stay pays, the next first, by the address that is written to about them: who comes
 * may have bought nothing. Those that were bought are among the orders.
 */
export async function hoursOfAddress({ db, config, clock }: Services, email: string): Promise<Booking[]> {
  const paying = sql`coalesce(${bookings.stayUuid}, ${vouchers.purchaseUuid})`
  const coming = await db
    .select({ booking: bookings, voucher: vouchers, gift: purchases.gift })
    .from(bookings)
    .leftJoin(vouchers, eq(vouchers.uuid, bookings.voucherUuid))
    .innerJoin(purchases, eq(purchases.uuid, paying))
    .where(
      and(
        isNull(bookings.purchaseUuid),
        eq(sql`lower(${bookings.email})`, email),
        isLiveBooking,
        gte(bookings.endsAt, clock.now()),
        isOfThisMoney(config),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(mostOrders)
  const known: Booking[] = []
  for (const { booking, voucher, gift } of coming)
    if (!voucher || !(await isUndelivered(db, voucher, { gift }))) known.push(booking)
  return known
}

/** Presents that have not been delivered are known to their buyers alone. */
export async function vouchersOfAddress({ db, config }: Services, email: string): Promise<Voucher[]> {
  const held = await db
    .select({ voucher: vouchers, gift: purchases.gift })
    .from(vouchers)
    .innerJoin(purchases, eq(purchases.uuid, vouchers.purchaseUuid))
    .where(and(eq(vouchers.beneficiaryEmail, email), inArray(vouchers.state, [...worthSending]), isOfThisMoney(config)))
    .orderBy(asc(vouchers.expiresOn))
  const known: Voucher[] = []
  for (const { voucher, gift } of held) if (!(await isUndelivered(db, voucher, { gift }))) known.push(voucher)
  return known
}
