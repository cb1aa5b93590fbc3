import type { Service } from '#features/catalogue/rules/services/service.ts'
import { hoursOn } from '#features/catalogue/rules/spas/opening.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { type Day, weekdayOf, weekdays } from '#platform/time/dates.ts'

/** Whether a spa is open on a day. One closed for the season is back from the day it names, if it names one. */
export function isSpaOpenOn(
  spa: Pick<Spa, 'status' | 'reopensOn' | 'schedule' | 'exceptions'>,
  day: Day,
  isHoliday: boolean,
): boolean {
  const { status, reopensOn } = spa
  const isBack = status === 'online' || (status === 'closedtemp' && reopensOn !== null && reopensOn <= day)
  return isBack && hoursOn(spa, day, isHoliday) !== null
}

/** The services that a spa gives on a day when it is open. The weekday is worked out once for all of them. */
export function isGivenOn(day: Day): (service: Pick<Service, 'hasAvailabilityOn'>) => boolean {
  const isoWeekday = weekdays.indexOf(weekdayOf(day)) || 7
  return ({ hasAvailabilityOn }) => hasAvailabilityOn.includes(isoWeekday)
}
