import { eq } from 'drizzle-orm'
import type { QuotedBooking } from '#domain/bookings/agreed-booking.ts'
import type { BookingGoods } from '#domain/bookings/booking-goods.ts'
import { bookingPrice } from '#domain/bookings/booking-price.ts'
import { compare } from '#domain/money.ts'
import { lowestPriceBeforeOffers } from '#domain/pricing/lowest-price.ts'
import { taxOf } from '#domain/pricing/tax.ts'
import type { NotSold, Quote } from '#domain/purchases/quote.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { agreeBooking } from '#server/bookings/agree-booking.ts'
import { findBookedService } from '#server/bookings/find-booked-service.ts'
import { isFree } from '#server/bookings/is-free.ts'
import { waitingClaim } from '#server/bookings/waiting-list/waiting-row.ts'
import type { Database } from '#server/db/client.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import type { Services } from '#server/services.ts'
import { readOwnHour } from './read-own-hour.ts'

/** The price of an hour for a party, if it can be had now. What the purchase itself holds is free for it. */
export async function quoteBooking(
  services: Services,
  goods: BookingGoods,
  purchase: string | null,
): Promise<Result<Quote, NotSold>> {
  const { catalogue, clock, config, db } = services
  const snapshot = catalogue.current()
  const found = findBookedService(snapshot, goods.serviceUuid, config.requestOnlySpa)
  const place = found && snapshot.locations.get(found.spa.location.uuid)
  if (!found || !place) return fail('not-for-sale')
  const now = clock.now()
  const own = (purchase && (await holdOf(db, purchase))) ?? (await waitingClaim(db, goods.waitingUuid, now))
  const hour = await readOwnHour(db, found, goods, { own, now })
  if (!hour.ok) return fail(hour.error === 'party' ? 'above-maximum' : 'not-for-sale')
  const { startsAt, pax } = hour.value
  if (!(await isFree(services, found, { startsAt, pax, without: own }))) return fail('not-for-sale')
  const { base, discounted, count, validOffers } = bookingPrice(found.service, hour.value)
  const isDiscounted = compare(discounted, base) < 0
  const before = lowestPriceBeforeOffers(validOffers, snapshot.priceChanges.get(found.service.uuid) ?? [])
  return ok({
    lines: [{ base, discounted }],
    spaUuid: found.spa.uuid,
    items: [{ uuid: found.service.uuid, isDiscounted }],
    tax: taxOf(place, snapshot.locations),
    lowest: isDiscounted ? (before ?? found.service.price.amount) * count : null,
    details: {
      ...agreeBooking(snapshot, found, pax),
      version: 1,
      startsAt: startsAt.toISOString(),
    } satisfies QuotedBooking,
  })
}

async function holdOf(db: Database, uuid: string): Promise<string | null> {
  const [row] = await db.select({ reference: purchases.holdReference }).from(purchases).where(eq(purchases.uuid, uuid))
  return row?.reference ?? null
}
