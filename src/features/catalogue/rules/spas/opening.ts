import { addDays, type Day, wallClock, weekdayOf } from '#platform/time/dates.ts'
import type { Hours, Schedule, ScheduleDay, ScheduleException, Spa } from './spa.ts'

/** A holiday has a line of its own in the schedule, whatever its weekday. */
export const scheduleDayOf = (day: Day, isHoliday: boolean): ScheduleDay => (isHoliday ? 'holiday' : weekdayOf(day))

/** The hours of a day, or null when the spa is closed. */
export function openingOn(schedule: Schedule, day: Day, isHoliday: boolean): Schedule[ScheduleDay] {
  return schedule[scheduleDayOf(day, isHoliday)]
}

/** The same with what is different on some days. Of two exceptions for a day the later one counts. */
export function hoursOn({ schedule, exceptions }: Calendar, day: Day, isHoliday: boolean): Hours | null {
  const exception = exceptions.findLast(({ from, to }) => from <= day && day <= to)
  return exception ? exception.hours : openingOn(schedule, day, isHoliday)
}

/** Days with other hours that are not over, and begin within so many days. */
export const comingExceptions = (exceptions: readonly ScheduleException[], today: Day, days: number) =>
  exceptions.filter(({ from, to }) => today <= to && from <= addDays(today, days))

type Calendar = Pick<Spa, 'schedule' | 'exceptions'>
type IsHoliday = (day: Day) => boolean

export type NextOpening = { day: Day; opens: string; inDays: number }

/** When the spa opens next, later on a day or on another; two months without hours have none. */
export function nextOpening(
  spa: Calendar,
  after: { day: Day; time: string },
  isHoliday: IsHoliday,
): NextOpening | null {
  for (let inDays = 0; inDays <= 60; inDays++) {
    const day = addDays(after.day, inDays)
    const hours = hoursOn(spa, day, isHoliday(day))
    if (hours && (inDays > 0 || after.time < hours.opens)) return { day, opens: hours.opens, inDays }
  }
  return null
}

/**
 * Whether the spa is open, by the clock on its own wall: its day, and until or from when it is open. The Canary Islands are
 * an hour behind Madrid. Closing time is closed.
 */
export type OpeningState = { day: Day } & (
  | { isOpen: true; closes: string }
  | { isOpen: false; next: NextOpening | null }
)

export function openingStateAt(spa: Calendar, instant: Date, timeZone: string, isHoliday: IsHoliday): OpeningState {
  const { day, time } = wallClock(instant, timeZone)
  const evening = hoursOn(spa, addDays(day, -1), isHoliday(addDays(day, -1)))
  if (evening && isOverMidnight(evening) && time < evening.closes) return { day, isOpen: true, closes: evening.closes }
  const hours = hoursOn(spa, day, isHoliday(day))
  if (hours && isWithin(hours, time)) return { day, isOpen: true, closes: hours.closes }
  return { day, isOpen: false, next: nextOpening(spa, { day, time }, isHoliday) }
}

/** Who closes at 01:00 does so on the next day. */
export const isOverMidnight = ({ opens, closes }: Hours) => closes <= opens

const isWithin = (hours: Hours, time: string) => hours.opens <= time && (isOverMidnight(hours) || time < hours.closes)
