import type { Taken } from '#domain/bookings/free-places.ts'
import { addDays, type Day, instantAt } from '#domain/dates.ts'
import type { FoundService } from '#server/bookings/find-booked-service.ts'
import { readTaken } from '#server/bookings/read-taken.ts'
import type { Services } from '#server/services.ts'

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
