import type { Schedule } from '#domain/catalogue/spa.ts'
import { type Day, wallClock, weekdayOf } from '#domain/dates.ts'

/** The hours of a day, or null when the spa is closed. A holiday has hours of its own, whatever its weekday. */
export function openingOn(schedule: Schedule, day: Day, isHoliday: boolean): Schedule[keyof Schedule] {
  return schedule[isHoliday ? 'holiday' : weekdayOf(day)]
}

/** By the clock on the spa's own wall: the Canary Islands are an hour behind Madrid. Closing time is closed. */
export function isOpenAt(schedule: Schedule, instant: Date, timeZone: string, isHoliday: boolean): boolean {
  const { day, time } = wallClock(instant, timeZone)
  const hours = openingOn(schedule, day, isHoliday)
  return hours !== null && hours.opens <= time && time < hours.closes
}
