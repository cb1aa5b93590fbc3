import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { readHour } from '#domain/bookings/asked-hour.ts'
import { bookingStates, isLive } from '#domain/bookings/booking.ts'
import type { BookingGoods } from '#domain/bookings/booking-goods.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { hashOwner } from '#server/purchases/core/purchase-owner.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { findBookedService } from '../find-booked-service.ts'

/** The purchase with which a browser has booked this very hour, or asked for it; null if there is none. */
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
  const [purchase] = await db
    .select(getTableColumns(purchases))
    .from(bookings)
    .innerJoin(purchases, eq(purchases.uuid, bookings.purchaseUuid))
    .where(
      and(
        eq(purchases.ownerHash, hashOwner(owner)),
        eq(bookings.serviceUuid, serviceUuid),
        eq(bookings.startsAt, hour.value.startsAt),
        eq(bookings.pax, pax),
        inArray(bookings.state, bookingStates.filter(isLive)),
      ),
    )
    .limit(1)
  return purchase ?? null
}
