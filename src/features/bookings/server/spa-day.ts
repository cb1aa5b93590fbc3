import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { dayOfOpening } from '#features/search/rules/hours/opening-day.ts'
import { spasWithHours } from '#features/search/server/hours/find-booked-service.ts'
import { type Day, wallClock } from '#platform/time/dates.ts'
import type { Booking } from './booking-row.ts'

/** The day by which an hour is chosen. A spa that has left the catalogue has no opening: then it is that of the clock. */
export function spaDayOf(
  snapshot: Snapshot,
  { spaUuid, startsAt, agreed }: Pick<Booking, 'spaUuid' | 'startsAt' | 'agreed'>,
): Day {
  const spa = spasWithHours(snapshot).get(spaUuid)
  return spa ? dayOfOpening(spa, startsAt) : wallClock(startsAt, agreed.spa.timeZone).day
}
