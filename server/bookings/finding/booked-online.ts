import type { Day } from '#domain/dates.ts'
import { memoize } from '#domain/search/memoize.ts'
import { perSnapshot } from '#server/catalogue/per-snapshot.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { type FoundService, findBookedService } from '../find-booked-service.ts'
import { type KeptDay, keepDay } from './kept-day.ts'

/** A service that is booked by the hour, and its place among them. */
export type BookedOnline = { booked: FoundService; resourceUuids: string[]; at: number }

/** All of a catalogue, and what was found out about their days, for as long as the catalogue lasts. */
export type AllBookedOnline = {
  services: ReadonlyMap<string, BookedOnline>
  zones: string[]
  keptDay: (day: Day, pax: number | null) => KeptDay
}

export const bookedOnline = (snapshot: Snapshot, requestOnlySpa: string | undefined): AllBookedOnline =>
  perCatalogue(snapshot)(requestOnlySpa)

/** Two weeks of cards, and a month of days that people look for, for some parties. */
const daysKept = 100

const perCatalogue = perSnapshot((snapshot) =>
  memoize((requestOnlySpa: string | undefined): AllBookedOnline => {
    const services = new Map<string, BookedOnline>()
    for (const uuid of snapshot.services.keys()) {
      const booked = findBookedService(snapshot, uuid, requestOnlySpa)
      if (!booked) continue
      const resourceUuids = booked.bookable.needs.map(({ resourceUuid }) => resourceUuid)
      services.set(uuid, { booked, resourceUuids, at: services.size })
    }
    return {
      services,
      zones: [...new Set([...services.values()].map(({ booked }) => booked.spa.timeZone))],
      keptDay: memoize((_day: Day, _pax: number | null) => keepDay(services.size), daysKept),
    }
  }),
)
