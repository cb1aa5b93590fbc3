import { eq } from 'drizzle-orm'
import { bookingPrice, lowestBefore } from '#features/bookings/rules/booking-price.ts'
import { agreeBooking } from '#features/bookings/server/agree-booking.ts'
import { isFree } from '#features/bookings/server/read-taken.ts'
import { waitingClaim } from '#features/bookings/server/waiting-list/waiting-row.ts'
import { taxOf } from '#features/catalogue/rules/prices/tax.ts'
import type { NotSold, Quote } from '#features/checkout/rules/purchases/quote.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Database } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { readOwnHour } from './hold-hour.ts'
import type { BookingGoods, QuotedBooking } from './read-booking-goods.ts'

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
  const priced = bookingPrice(found.service, hour.value)
  const { base, discounted } = priced
  const lowest = lowestBefore(priced, snapshot.priceChanges.get(found.service.uuid))
  return ok({
    lines: [{ base, discounted }],
    spaUuid: found.spa.uuid,
    items: [{ uuid: found.service.uuid, isDiscounted: lowest !== null }],
    tax: taxOf(place, snapshot.locations),
    lowest: lowest?.amount ?? null,
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
