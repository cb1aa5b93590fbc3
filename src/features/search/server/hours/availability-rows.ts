import { type HolidayCalendar, holidayCalendarOf, isHoliday } from '#features/catalogue/rules/spas/holidays.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { perSnapshot } from '#features/catalogue/server/per-snapshot.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { isGivenOn, isSpaOpenOn } from '#features/search/rules/available-on.ts'
import { addBit, type BitSet, bitsWhere, emptyBits, hasBit } from '#platform/rules/bit-set.ts'
import { memoize } from '#platform/rules/memoize.ts'
import type { Day } from '#platform/time/dates.ts'
import type { Experience } from '../experience.ts'
import type { BookedOnline } from './booked-online.ts'
import type { FreeHours } from './free-hours.ts'

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

/** Rows of a list that are booked by the hour, and the place of each among all such services. */
export type BookedRows = { size: number; rows: Uint32Array; places: Uint32Array }

/** Of rows that are given on a day: those with an hour that can be booked now, and those of which all hours are gone. */
type HourRows = { free: BitSet; full: BitSet }

export function findBookedRows(entries: readonly Experience[], { placeOf }: BookedOnline): BookedRows {
  const placeAt = ({ service }: Experience) => (service ? placeOf(service.uuid) : undefined)
  const booked = entries.flatMap((entry, row) => {
    const place = placeAt(entry)
    return place === undefined ? [] : { row, place }
  })
  return {
    size: entries.length,
    rows: Uint32Array.from(booked, ({ row }) => row),
    places: Uint32Array.from(booked, ({ place }) => place),
  }
}

export function hourRowsOn(
  { size, rows, places }: BookedRows,
  hours: FreeHours,
  { day, pax, given }: { day: Day; pax: number | null; given: BitSet },
): HourRows {
  const { stateAt, isTooFar } = hours.on(day, pax)
  const found = { free: emptyBits(size), full: emptyBits(size) }
  for (let index = 0; index < rows.length && !isTooFar; index++) {
    const row = rows[index] as number
    if (!hasBit(given, row)) continue
    const state = stateAt(places[index] as number)
    if (state !== 'unknown') addBit(found[state], row)
  }
  return found
}
