import { addBit, type BitSet, emptyBits, hasBit } from '#platform/rules/bit-set.ts'
import type { Day } from '#platform/time/dates.ts'
import type { Experience } from '../experience.ts'
import type { BookedOnline } from './booked-online.ts'
import type { FreeHours } from './free-hours.ts'

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
