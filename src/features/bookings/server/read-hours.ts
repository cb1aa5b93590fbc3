import type { Taken, TakenPlace } from '#features/search/rules/hours/free-places.ts'
import { type DayHours, hoursOf } from '#features/search/rules/hours/hours-of-day.ts'
import type { FoundService } from '#features/search/server/hours/find-booked-service.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, type Day, instantAt } from '#platform/time/dates.ts'
import { takenBetween } from './read-taken.ts'

/** `without`: a hold or booking whose places count as free. */
export type AskedHours = { pax: number; from: Day; to: Day; without: string | null }

/** The hours of the days from one to another, by what is taken at this moment. */
export async function readHours(
  services: Pick<Services, 'db' | 'clock'>,
  booked: FoundService,
  { pax, from, to, without }: AskedHours,
): Promise<DayHours[]> {
  const { spa } = booked
  const now = services.clock.now()
  const midnight = (day: Day) => instantAt(day, '00:00', spa.timeZone).getTime()
  const taken = await takenBetween(services, booked, { from: addDays(from, -1), to: addDays(to, daysAfter), without })
  const days: DayHours[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const near = { from: midnight(addDays(day, -1)), to: midnight(addDays(day, daysAfter)) }
    days.push(hoursOf(booked, day, pax, now, within(taken, near)))
  }
  return days
}

/** A spa may close after midnight, and its cabin be cleaned after that. */
const daysAfter = 2

/** Only what may matter to one day: each of its hours looks at all of it. */
function within(taken: Taken, { from, to }: { from: number; to: number }): Taken {
  const known = new Map<string, TakenPlace[]>()
  return (resourceUuid) => {
    const places = known.get(resourceUuid) ?? taken(resourceUuid).filter((one) => one.from < to && from < one.to)
    known.set(resourceUuid, places)
    return places
  }
}
