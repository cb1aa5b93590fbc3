import { perSnapshot } from '#features/catalogue/server/per-snapshot.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { readSince, type TakenIndex } from '#features/search/rules/hours/finding/taken-index.ts'
import { memoize } from '#platform/rules/memoize.ts'
import type { Day } from '#platform/time/dates.ts'
import { minute } from '#platform/time/durations.ts'
import { type FoundService, findBookedService } from './find-booked-service.ts'

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
  cachedDay: (day: Day, pax: number | null) => CachedDay
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
          cacheDay({ count: services.length, needing: (uuid) => needing.get(uuid) ?? [] }),
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

type CachedDay = ReturnType<typeof cacheDay>

/** Of services, by their place among all that are booked by the hour. */
type Booked = { count: number; needing: (resourceUuid: string) => readonly number[] }

/**
 * The first free hour of each service on one day for one party, as it was found last: 24 bytes for each. It holds until
 * one of its resources is read again, a hold on them ends, or it is too late for the hour itself. A clock that is put back
 * counts as another moment.
 */
function cacheDay({ count, needing }: Booked) {
  const starts = new Float64Array(count)
  const foundAt = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  const holdsUntil = new Float64Array(count)
  let lastReading = 0

  return {
    /** Forgets what may have changed since it was asked last. */
    catchUp: (index: TakenIndex) => {
      if (index.lastReading === lastReading) return
      const changed = readSince(index, lastReading)
      if (changed === 'all') foundAt.fill(Number.POSITIVE_INFINITY)
      else for (const uuid of changed) for (const at of needing(uuid)) foundAt[at] = Number.POSITIVE_INFINITY
      lastReading = index.lastReading
    },
    /** `from`: when an hour must begin, if it is to be booked now. */
    isKnown: (at: number, now: number, from: number) =>
      now >= (foundAt[at] as number) && now < (holdsUntil[at] as number) && (starts[at] as number) >= from,
    /** `until`: when the first hold ends. */
    keep: (at: number, startsAt: number | null, now: number, until: number) => {
      starts[at] = startsAt ?? Number.POSITIVE_INFINITY
      foundAt[at] = now
      holdsUntil[at] = until
    },
    /** Infinite if there is none. */
    startOf: (at: number) => starts[at] as number,
  }
}
