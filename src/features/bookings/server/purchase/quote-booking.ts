import { eq } from 'drizzle-orm'
import type { QuotedBooking } from '#features/bookings/rules/agreed-booking.ts'
import type { BookingGoods } from '#features/bookings/rules/booking-goods.ts'
import { bookingPrice } from '#features/bookings/rules/booking-price.ts'
import { agreeBooking } from '#features/bookings/server/agree-booking.ts'
import { isFree } from '#features/bookings/server/is-free.ts'
import { waitingClaim } from '#features/bookings/server/waiting-list/waiting-row.ts'
import { lowestPriceBeforeOffers } from '#features/catalogue/rules/prices/lowest-price.ts'
import { taxOf } from '#features/catalogue/rules/prices/tax.ts'
import type { NotSold, Quote } from '#features/checkout/rules/purchases/quote.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { compare } from '#platform/rules/money.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Database } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
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
