import { bookingPrice } from '#features/bookings/rules/booking-price.ts'
import { type NotPaidOn, readHour, whyNotPaidOn } from '#features/bookings/rules/read-hour.ts'
import { type Booking, getBooking, lockBooking, transitionBooking } from '#features/bookings/server/booking-row.ts'
import { takePlaces, unlessTaken } from '#features/bookings/server/claims.ts'
import { queueFreed, spaDayOf } from '#features/bookings/server/waiting-list/queue-freed.ts'
import { claimsOf } from '#features/catalogue/rules/services/resources.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, wallClock } from '#platform/time/dates.ts'
import { lockWhatPays, type NotChanged, whyNotChanged } from './what-pays.ts'

/**
 * - `taken`: somebody else has it.
 * - `not-an-hour`: it can't be booked.
 * - `same`: it is the hour that the booking has.
 * - `dearer`: it costs another price, so that it is another booking.
 * - `by-hand`: the spa decides on its hours by hand: it is asked again.
 */
export type NotMoved = NotChanged | NotPaidOn | 'taken' | 'not-an-hour' | 'same' | 'dearer' | 'by-hand'

export type NewHour = { day: string; time: string }

/** To another hour at the same price. The old places are given up with the new ones taken, or not at all. */
export async function moveToHour(services: Services, uuid: string, asked: NewHour): Promise<Result<null, NotMoved>> {
  const { db, catalogue, clock, config, queue } = services
  const known = await getBooking(db, uuid)
  if (!known) return fail('ended')
  return unlessTaken<null, NotMoved>(() =>
    db.transaction(async (tx) => {
      const pays = await lockWhatPays(services, tx, known)
      const booking = await lockBooking(tx, uuid)
      if (!booking) return fail('ended')
      const now = clock.now()
      const why = whyNotChanged(booking, pays, now)
      if (why) return fail(why)
      const found = findBookedService(catalogue.current(), booking.serviceUuid, config.requestOnlySpa)
      const { pax, revision } = booking
      const hour = found && readHour(found, { ...asked, pax }, now)
      if (!found || !hour?.ok) return fail('not-an-hour')
      if (hour.value.startsAt.getTime() === booking.startsAt.getTime()) return fail('same')
      const problem = whyNotPaidOn(pays, hour.value.day)
      if (problem) return fail(problem)
      if (found.mode === 'request') return fail('by-hand')
      const day = spaDayOf(catalogue.current(), booking)
      if (booking.purchaseUuid && !hasSamePrice(found.service, { ...booking, day }, hour.value)) return fail('dearer')
      const { startsAt } = hour.value
      const taken = await takePlaces(tx, {
        reference: booking.claimReference,
        claims: claimsOf(found.bookable.needs, pax, startsAt),
        resources: found.resources,
        until: null,
        instead: [booking.claimReference],
        now,
      })
      if (!taken.ok) return taken
      const endsAt = new Date(startsAt.getTime() + (booking.endsAt.getTime() - booking.startsAt.getTime()))
      await transitionBooking(tx, booking, 'confirmed', { startsAt, endsAt, revision: revision + 1 })
      const moved = { booking: uuid, mail: 'moved' as const, revision: revision + 1 }
      await queue.add(tx, 'send-booking-notice', moved)
      await queue.add(tx, 'send-spa-booking', moved)
      await queueFreed(services, tx, booking)
      return ok(null)
    }),
  )
}

/** Today's price of the old hour and of the new one: what was paid once may have been another. */
function hasSamePrice(
  service: Parameters<typeof bookingPrice>[0],
  { day, startsAt, pax, agreed }: Pick<Booking, 'startsAt' | 'pax' | 'agreed'> & { day: Day },
  to: NewHour,
) {
  const from = { day, time: wallClock(startsAt, agreed.spa.timeZone).time }
  const priceAt = (at: NewHour) => bookingPrice(service, { ...at, pax }).discounted.amount
  return priceAt(from) === priceAt(to)
}
