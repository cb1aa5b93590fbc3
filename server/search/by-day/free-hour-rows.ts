import type { Day } from '#domain/dates.ts'
import { addBit, type BitSet, emptyBits, hasBit } from '#domain/search/bit-set.ts'
import type { FreeHours } from '#server/bookings/finding/free-hours.ts'
import type { ExperienceList } from '../search-list.ts'

type Asked = { day: Day; pax: number | null; given: BitSet }

/** Of rows that are given on a day: those with an hour that can be booked now, and those of which all hours are gone. */
export type HourRows = { free: BitSet; full: BitSet }

export function hourRowsOn(
  { entries, bookedRows }: Pick<ExperienceList, 'entries' | 'bookedRows'>,
  hours: FreeHours,
  { day, pax, given }: Asked,
): HourRows {
  const { stateOf } = hours.on(day, pax)
  const rows = { free: emptyBits(entries.length), full: emptyBits(entries.length) }
  for (const row of bookedRows) {
    const service = entries[row]?.service
    if (!service || !hasBit(given, row)) continue
    const state = stateOf(service.uuid)
    if (state !== 'unknown') addBit(rows[state], row)
  }
  return rows
}
