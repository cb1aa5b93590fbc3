import { readTaken } from '#features/bookings/server/read-taken.ts'
import type { Taken } from '#features/search/rules/hours/free-places.ts'
import type { FoundService } from '#features/search/server/hours/find-booked-service.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, type Day, instantAt } from '#platform/time/dates.ts'

/** What is taken of a service's resources on a day of its spa, its late evening included. */
export function takenOnDay(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { bookable, spa }: FoundService,
  day: Day,
): Promise<Taken> {
  const span = {
    from: instantAt(day, '00:00', spa.timeZone).getTime(),
    to: instantAt(addDays(day, 2), '00:00', spa.timeZone).getTime(),
  }
  const resourceUuids = bookable.needs.map(({ resourceUuid }) => resourceUuid)
  return readTaken(db, { resourceUuids, span, now: clock.now() })
}
