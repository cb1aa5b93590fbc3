import type { Service } from '#features/catalogue/rules/services/service.ts'
import { hoursOn } from '#features/catalogue/rules/spas/opening.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { type Day, weekdayOf, weekdays } from '#platform/time/dates.ts'

type Season = Pick<Spa, 'status' | 'reopensOn'>

/** Spec 4: only spas that are online are open; one that is closed for the season opens on its day, if it has one. */
export const isInSeason = ({ status, reopensOn }: Season, day: Day) =>
  status === 'online' || (status === 'closedtemp' && reopensOn !== null && reopensOn <= day)

/** Whether a spa is open on a day. */
export const isSpaOpenOn = (spa: Season & Pick<Spa, 'schedule' | 'exceptions'>, day: Day, isHoliday: boolean) =>
  isInSeason(spa, day) && hoursOn(spa, day, isHoliday) !== null

/** The services that a spa gives on a day when it is open. The weekday is worked out once for all of them. */
export function isGivenOn(day: Day): (service: Pick<Service, 'hasAvailabilityOn'>) => boolean {
  const isoWeekday = weekdays.indexOf(weekdayOf(day)) || 7
  return ({ hasAvailabilityOn }) => hasAvailabilityOn.includes(isoWeekday)
}
