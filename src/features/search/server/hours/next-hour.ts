import { calendarDays } from '#platform/i18n/calendar-days.ts'
import { hourWithArticle } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { addDays, type Day, wallClock } from '#platform/time/dates.ts'
import type { FreeHour, FreeHours } from './free-hours.ts'

/** What is free in a month is no reason to decide now. */
const daysAhead = 14

type HourQuery = { query: { date: Day | null }; pax: number | null }

/** The first free hour of services of one spa: of the day that was asked for, else from now on. */
export const soonestHour = (hours: FreeHours, serviceUuids: readonly string[], { query: { date }, pax }: HourQuery) =>
  date ? hours.on(date, pax).firstOf(serviceUuids) : hours.next(serviceUuids, pax, daysAhead)

/** 'Hoy a las 18:00', 'Mañana a las 11:30', 'Vie 20 nov a las 10:00', by the clock of the spa. */
export function hourOnCard({ day, startsAt, today, timeZone }: FreeHour, language: Language): string {
  const { t } = i18nFor(language)
  const hour = hourWithArticle(wallClock(new Date(startsAt), timeZone).time, language)
  if (day === today) return t('filters.nextHour.today', { hour })
  if (day === addDays(today, 1)) return t('filters.nextHour.tomorrow', { hour })
  return t('filters.nextHour.onDay', { day: calendarDays.short(day, language), hour })
}
