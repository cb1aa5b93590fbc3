import { openingOn } from '#domain/catalogue/opening.ts'
import type { Service } from '#domain/catalogue/service.ts'
import type { Spa } from '#domain/catalogue/spa.ts'
import { type Day, weekdayOf, weekdays } from '#domain/dates.ts'

type Given = Pick<Service, 'hasAvailabilityOn'>
type Place = Pick<Spa, 'status' | 'reopensOn' | 'schedule'>

/** Whether a service can be enjoyed on a day: the spa is open then, and gives it on that weekday. */
export function isGivenOn({ hasAvailabilityOn }: Given, spa: Place, day: Day, isHoliday = false): boolean {
  return isSpaOpenOn(spa, day, isHoliday) && hasAvailabilityOn.includes(isoWeekday(day))
}

/** A spa that is closed for the season is open again from the day it names; without one nobody knows. */
export function isSpaOpenOn({ status, reopensOn, schedule }: Place, day: Day, isHoliday = false): boolean {
  const isBack = status === 'online' || (status === 'closedtemp' && reopensOn !== null && reopensOn <= day)
  return isBack && openingOn(schedule, day, isHoliday) !== null
}

/** 1 is Monday, 7 Sunday. */
const isoWeekday = (day: Day) => weekdays.indexOf(weekdayOf(day)) || 7
