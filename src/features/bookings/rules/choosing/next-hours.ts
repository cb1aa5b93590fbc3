import type { DayHours } from '#features/search/rules/hours/hours-of-day.ts'
import { type Day, daysBetween } from '#platform/time/dates.ts'
import type { HourOfDay } from './nearest-hours.ts'

/** Whoever looks for a time sees several days rather than one morning hour by hour. */
const mostOfDay = 2

/** The next free hours, in order, a few of each day. */
export function nextHours(days: readonly DayHours[], count: number): HourOfDay[] {
  const free = days.flatMap(({ day, hours }) =>
    hours
      .filter((hour) => hour.free > 0)
      .slice(0, mostOfDay)
      .map((hour) => ({ day, hour })),
  )
  return free.slice(0, count)
}

/** How a day is called from today. A weekday and its number tell a day for so long as they don't come again. */
export function nearnessOf(day: Day, today: Day): 'today' | 'tomorrow' | 'near' | 'far' {
  const days = daysBetween(today, day)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days < daysOfShortestMonth ? 'near' : 'far'
}

const daysOfShortestMonth = 28
