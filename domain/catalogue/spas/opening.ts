import { addDays, type Day, wallClock, weekdayOf } from '#domain/dates.ts'
import type { Schedule, ScheduleDay } from './spa.ts'

/** A holiday has a line of its own in the schedule, whatever its weekday. */
export const scheduleDayOf = (day: Day, isHoliday: boolean): ScheduleDay => (isHoliday ? 'holiday' : weekdayOf(day))

/** The hours of a day, or null when the spa is closed. */
export function openingOn(schedule: Schedule, day: Day, isHoliday: boolean): Schedule[ScheduleDay] {
  return schedule[scheduleDayOf(day, isHoliday)]
}

/** By the clock on the spa's own wall: the Canary Islands are an hour behind Madrid. Closing time is closed. */
export function isOpenAt(schedule: Schedule, instant: Date, timeZone: string, isHoliday: boolean): boolean {
  const { day, time } = wallClock(instant, timeZone)
  return isWithin(openingOn(schedule, day, isHoliday), time)
}

type IsHoliday = (day: Day) => boolean

export type NextOpening = { day: Day; opens: string; inDays: number }

/** When the spa opens next, later on a day or on another; a fortnight without hours has none. */
export function nextOpening(
  schedule: Schedule,
  after: { day: Day; time: string },
  isHoliday: IsHoliday,
): NextOpening | null {
  for (let inDays = 0; inDays <= 14; inDays++) {
    const day = addDays(after.day, inDays)
    const hours = openingOn(schedule, day, isHoliday(day))
    if (hours && (inDays > 0 || after.time < hours.opens)) return { day, opens: hours.opens, inDays }
  }
  return null
}

/** Whether the spa is open: the spa's own day, and until or from when it is open. */
export type OpeningState = { day: Day } & (
  | { isOpen: true; closes: string }
  | { isOpen: false; next: NextOpening | null }
)

export function openingStateAt(
  schedule: Schedule,
  instant: Date,
  timeZone: string,
  isHoliday: IsHoliday,
): OpeningState {
  const { day, time } = wallClock(instant, timeZone)
  const hours = openingOn(schedule, day, isHoliday(day))
  if (hours && isWithin(hours, time)) return { day, isOpen: true, closes: hours.closes }
  return { day, isOpen: false, next: nextOpening(schedule, { day, time }, isHoliday) }
}

const isWithin = (hours: Schedule[ScheduleDay], time: string) =>
  hours !== null && hours.opens <= time && time < hours.closes
