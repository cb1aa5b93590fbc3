import type { DayHours, Hour } from '#features/search/rules/hours/hours-of-day.ts'
import { type Day, daysBetween } from '#platform/time/dates.ts'

export type HourOfDay = { day: Day; hour: Hour }

/** The free hour that is nearest to a day which has none: the last one before it, or the first one after it. */
export function nearestFree(days: readonly DayHours[], day: Day): HourOfDay | null {
  const free = days.flatMap((one) => freeHours(one).map((hour) => ({ day: one.day, hour })))
  const before = free.findLast((one) => one.day < day) ?? null
  const after = free.find((one) => one.day > day) ?? null
  if (!before || !after) return before ?? after
  return hoursBefore(before, day) <= hoursAfter(after, day) ? before : after
}

/** The same time on other days, those after it first, as the next ones are nearer to what was wanted than others. */
export function sameTimeElsewhere(days: readonly DayHours[], day: Day, time: string, count: number): HourOfDay[] {
  const found = days.flatMap((one) =>
    one.day === day
      ? []
      : freeHours(one)
          .filter((hour) => hour.time === time)
          .map((hour) => ({ day: one.day, hour })),
  )
  const after = found.filter((one) => one.day > day)
  const before = found.filter((one) => one.day < day).toReversed()
  return [...after, ...before].slice(0, count).toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

const freeHours = ({ hours }: DayHours) => hours.filter(({ free }) => free > 0)

/** From the hour to the beginning of the day, and from its end to the hour, by the clock. */
const hoursBefore = ({ day, hour }: HourOfDay, of: Day) => daysBetween(day, of) * 24 - clockHours(hour)
const hoursAfter = ({ day, hour }: HourOfDay, of: Day) => (daysBetween(of, day) - 1) * 24 + clockHours(hour)
const clockHours = ({ time }: Hour) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60

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
