import { perSnapshot } from '#features/catalogue/server/per-snapshot.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { memoize } from '#platform/rules/memoize.ts'
import type { Day } from '#platform/time/dates.ts'
import { minute } from '#platform/time/durations.ts'
import { type FoundService, findBookedService } from './find-booked-service.ts'
import { type KeptDay, keepDay } from './kept-day.ts'

/** Which days can be booked depends on where the spa is and how far ahead the service goes. Few of these differ. */
type Calendar = { timeZone: string; horizon: number }

/**
 * All services of a catalogue that are booked by the hour, and what was found out about their days for as long as the
 * catalogue lasts. A search looks at all of them, so what it needs of each stands in columns, by their places.
 */
export type BookedOnline = {
  services: readonly FoundService[]
  placeOf: (serviceUuid: string) => number | undefined
  calendars: readonly Calendar[]
  calendarOf: Uint16Array
  /** In milliseconds. */
  noticeOf: Float64Array
  cachedDay: (day: Day, pax: number | null) => KeptDay
}

export const bookedOnline = (snapshot: Snapshot, requestOnlySpa: string | undefined): BookedOnline =>
  perCatalogue(snapshot)(requestOnlySpa)

/** Two weeks of cards, and a month of days that people look for, for some parties. */
const daysKept = 100

const perCatalogue = perSnapshot((snapshot) =>
  memoize((requestOnlySpa: string | undefined): BookedOnline => {
    // In the order in which a search goes through them: what stands together in memory is read together.
    const services = [...snapshot.spas.keys()]
      .flatMap((spaUuid) => snapshot.servicesOfSpa.get(spaUuid) ?? [])
      .flatMap(({ uuid }) => findBookedService(snapshot, uuid, requestOnlySpa) ?? [])
    const places = new Map(services.map(({ service }, at) => [service.uuid, at]))
    const calendars: Calendar[] = []
    const calendarWith = memoize((timeZone: string, horizon: number) => ({
      at: calendars.push({ timeZone, horizon }) - 1,
    }))
    const needing = placesByResource(services)
    return {
      services,
      placeOf: (serviceUuid) => places.get(serviceUuid),
      calendars,
      calendarOf: Uint16Array.from(
        services,
        ({ spa, bookable }) => calendarWith(spa.timeZone, bookable.rules.horizon).at,
      ),
      noticeOf: Float64Array.from(services, ({ bookable }) => bookable.rules.notice * minute),
      cachedDay: memoize(
        (_day: Day, _pax: number | null) =>
          keepDay({ count: services.length, needing: (uuid) => needing.get(uuid) ?? [] }),
        daysKept,
      ),
    }
  }),
)

function placesByResource(services: readonly FoundService[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  services.forEach(({ bookable }, at) => {
    for (const { resourceUuid } of bookable.needs) {
      const needing = places.get(resourceUuid)
      if (needing) needing.push(at)
      else places.set(resourceUuid, [at])
    }
  })
  return places
}
