import { type HolidayCalendar, holidayCalendarOf, isHoliday } from '#features/catalogue/rules/spas/holidays.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { perSnapshot } from '#features/catalogue/server/per-snapshot.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { isGivenOn, isSpaOpenOn } from '#features/search/rules/available-on.ts'
import { type BitSet, bitsWhere } from '#platform/rules/bit-set.ts'
import { memoize } from '#platform/rules/memoize.ts'
import type { Day } from '#platform/time/dates.ts'
import type { Experience } from '../experience.ts'

/** Rows that can be enjoyed on a day: the spa is open and gives the service. */
export function rowsGivenOn(snapshot: Snapshot, entries: readonly Experience[], day: Day): BitSet {
  const open = spasOpenOn(snapshot, day)
  const isGiven = isGivenOn(day)
  return bitsWhere(entries, ({ service, spa }) => open.has(spa.uuid) && (!service || isGiven(service)))
}

export const spasOpenOn = (snapshot: Snapshot, day: Day): ReadonlySet<string> => openSpas(snapshot)(day)

const openSpas = perSnapshot((snapshot) => memoize((day: Day) => findOpenSpas(snapshot, day), daysKept))
const daysKept = 8

function findOpenSpas(snapshot: Snapshot, day: Day): Set<string> {
  const calendars = calendarsOf(snapshot)
  const holidays = new Set([...new Set(calendars.values())].filter((calendar) => isHoliday(day, calendar)))
  const isFree = (spa: Spa) => holidays.has(calendars.get(spa.location.uuid) ?? 'ES')
  const open = [...snapshot.spas.values()].filter((spa) => isSpaOpenOn(spa, day, isFree(spa)))
  return new Set(open.map(({ uuid }) => uuid))
}

/** Whose holidays each place keeps. */
const calendarsOf = perSnapshot(
  ({ locations }) =>
    new Map<string, HolidayCalendar>(
      [...locations.values()].map((place) => [place.uuid, holidayCalendarOf(place, locations)]),
    ),
)
