import { addDays, type Day, daysBetween } from '#domain/dates.ts'
import type { CalendarDay } from './hotel-rates.ts'
import { mostNights, nightsOf } from './stay.ts'

/** Days that are being picked on a calendar: first the arrival, then the departure. */
export type PickedDays = { from: Day | null; to: Day | null }

export type KnownDays = ReadonlyMap<Day, CalendarDay>

/** `tooShort`: the least that who arrives then must stay, where the picked days are fewer. */
export type Pick = PickedDays & { tooShort: number | null }

/**
 * What a click on a day means. One leaves in the morning, so the day of departure may be full or closed; a night
 * that can't be had in between makes the day a new arrival. Of days that are not known the hotel is asked later.
 */
export function pickDay(picked: PickedDays, day: Day, days: KnownDays): Pick {
  if (picked.from && !picked.to && canDepart(picked.from, day, days)) {
    const least = days.get(picked.from)?.minimumNights ?? 1
    return { from: picked.from, to: day, tooShort: daysBetween(picked.from, day) < least ? least : null }
  }
  if (!canArrive(day, days)) return { ...picked, tooShort: null }
  return { from: day, to: null, tooShort: null }
}

export const canArrive = (day: Day, days: KnownDays) => (days.get(day)?.state ?? 'open') === 'open'

export function canDepart(from: Day, day: Day, days: KnownDays): boolean {
  const nights = daysBetween(from, day)
  return nights >= 1 && nights <= mostNights && nightsOf({ from, to: day }).every((night) => canArrive(night, days))
}

/** By how many days a key moves on a calendar whose weeks begin on Monday. Null: it is none of its keys. */
export function dayAfterKey(key: string, day: Day, weekday: number): Day | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  }
  const step = steps[key]
  if (step !== undefined) return addDays(day, step)
  if (key === 'PageUp') return sameDayOf(addMonths(monthOf(day), -1), day)
  if (key === 'PageDown') return sameDayOf(addMonths(monthOf(day), 1), day)
  return null
}

/** 'YYYY-MM'. */
export const monthOf = (day: Day) => day.slice(0, 7)

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

export function daysOfMonth(month: string): Day[] {
  const first = `${month}-01`
  const count = daysBetween(first, `${addMonths(month, 1)}-01`)
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** 0 is Monday. */
export const weekdayNumber = (day: Day) => ((daysBetween('2024-01-01', day) % 7) + 7) % 7

/** The last of a month that is too short for it. */
function sameDayOf(month: string, day: Day): Day {
  const days = daysOfMonth(month)
  return days[Math.min(days.length, Number(day.slice(8))) - 1] ?? day
}
