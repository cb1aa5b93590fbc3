import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { readHour } from '#features/bookings/rules/read-hour.ts'
import { isLiveBooking } from '#features/bookings/server/booking-row.ts'
import type { BookingGoods } from '#features/bookings/server/purchase/read-booking-goods.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { hashOwner } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import type { Services } from '#platform/server/services.ts'

/** The purchase with which a browser has booked or paid this very hour, or asked for it; null if there is none. */
export async function bookedAlready(
  { catalogue, clock, config, db }: Services,
  goods: BookingGoods,
  owner: string | null,
): Promise<Purchase | null> {
  const { serviceUuid, pax } = goods
  const found = findBookedService(catalogue.current(), serviceUuid, config.requestOnlySpa)
  // What is booked needs no notice any more.
  const hour = found && readHour(found, goods, clock.now(), { isHeld: true })
  if (!owner || !hour?.ok) return null
  const { startsAt } = hour.value
  const isTheirs = eq(purchases.ownerHash, hashOwner(owner))
  const [booked] = await db
    .select(getTableColumns(purchases))
    .from(bookings)
    .innerJoin(purchases, eq(purchases.uuid, bookings.purchaseUuid))
    .where(
      and(
        isTheirs,
        eq(bookings.serviceUuid, serviceUuid),
        eq(bookings.startsAt, startsAt),
        eq(bookings.pax, pax),
        isLiveBooking,
      ),
    )
    .limit(1)
  if (booked) return booked
  // Paid, or authorised, a moment ago: the job that books it, or asks its spa, has not run.
  const [paid] = await db
    .select(getTableColumns(purchases))
    .from(purchases)
    .leftJoin(bookings, eq(bookings.purchaseUuid, purchases.uuid))
    .where(
      and(
        isTheirs,
        eq(purchases.kind, 'booking'),
        eq(purchases.state, 'confirming'),
        isNull(bookings.uuid),
        sql`${purchases.goods} ->> 'serviceUuid' = ${serviceUuid}`,
        sql`${purchases.goods} ->> 'pax' = ${String(pax)}`,
        sql`${purchases.quote} -> 'details' ->> 'startsAt' = ${startsAt.toISOString()}`,
      ),
    )
    .limit(1)
  return paid ?? null
}
