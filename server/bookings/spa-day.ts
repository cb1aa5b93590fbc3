import { dayOfOpening } from '#domain/bookings/opening-day.ts'
import { type Day, wallClock } from '#domain/dates.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import type { Booking } from './booking-row.ts'
import { spasWithHours } from './find-booked-service.ts'

/** The day by which an hour is chosen. A spa that has left the catalogue has no opening: then it is that of the clock. */
export function spaDayOf(
  snapshot: Snapshot,
  { spaUuid, startsAt, agreed }: Pick<Booking, 'spaUuid' | 'startsAt' | 'agreed'>,
): Day {
  const spa = spasWithHours(snapshot).get(spaUuid)
  return spa ? dayOfOpening(spa, startsAt) : wallClock(startsAt, agreed.spa.timeZone).day
}
