import { addDays, type Day, daysBetween } from './dates.ts'

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

/** Weeks from Monday to Sunday. Null: a day of another month. */
export function weeksOf(month: string): (Day | null)[][] {
  const days = daysOfMonth(month)
  const cells = [...Array.from({ length: weekdayNumber(`${month}-01`) }, () => null), ...days]
  const weeks = Math.ceil(cells.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => cells[7 * week + index] ?? null),
  )
}

/** 0 is Monday. */
export const weekdayNumber = (day: Day) => ((daysBetween('2024-01-01', day) % 7) + 7) % 7

/** The last of a month that is too short for it. */
function sameDayOf(month: string, day: Day): Day {
  const days = daysOfMonth(month)
  return days[Math.min(days.length, Number(day.slice(8))) - 1] ?? day
}
