import type { Location } from '#features/catalogue/rules/location.ts'
import { holidayCalendarOf, isHoliday } from '#features/catalogue/rules/spas/holidays.ts'
import { type Schedule, type ScheduleException, scheduleDays } from '#features/catalogue/rules/spas/spa.ts'
import { timeZoneOf } from '#features/catalogue/rules/spas/time-zone.ts'
import type { SpaHours } from '#features/search/rules/hours/opening-day.ts'
import { perLanguage } from '#platform/i18n/languages.ts'
import { addDays, type Day } from '#platform/time/dates.ts'
import { locationSlug, locationUuid } from '../locations.ts'
import type { PlacedSpa } from '../spas/place-spas.ts'
import { scheduleRows } from '../spas/schedules.ts'
import { places } from '../tables/places.ts'

/** When a spa is open, as the domain asks it. */
export function spaHours(spa: PlacedSpa, exceptions: ScheduleException[], today: Day, seed: number): SpaHours {
  const { status = 'online', reopensInDays } = spa.seed
  return {
    status,
    reopensOn: reopensInDays ? addDays(today, reopensInDays) : null,
    exceptions,
    ...usualHours(spa, seed),
  }
}

/** The week, the clock and the holidays of a spa. */
export function usualHours(spa: PlacedSpa, seed: number): Pick<SpaHours, 'schedule' | 'timeZone' | 'isHoliday'> {
  const rows = new Map(scheduleRows(spa, seed).map(({ day, opens, closes }) => [day, { opens, closes }]))
  const schedule = Object.fromEntries(scheduleDays.map((day) => [day, rows.get(day) ?? null])) as Schedule
  const town = locations.get(locationUuid(spa.town.key))
  if (!town) throw new Error(`No place ${spa.town.key}`)
  const calendar = holidayCalendarOf(town, locations)
  return { schedule, timeZone: timeZoneOf(town, locations), isHoliday: (day) => isHoliday(day, calendar) }
}

const locations = new Map<string, Location>(
  places.map((place) => {
    const { key, type, country, parent, hasLanding = false } = place
    const translations = perLanguage((language) => ({ name: place[language], slug: locationSlug(place, language) }))
    const uuid = locationUuid(key)
    const parentUuid = parent && locationUuid(parent)
    return [uuid, { uuid, type, country, parentUuid, hasLanding, translations }]
  }),
)
