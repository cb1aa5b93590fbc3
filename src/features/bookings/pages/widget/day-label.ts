import type { DayView } from '#features/bookings/server/booking-page/day-views.ts'
import { calendarDays } from '#platform/i18n/calendar-days.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'

/** What a screen reader says of a day: '19 de noviembre: elegido, libre'. */
export function dayLabel({ day, state }: DayView, isChosen: boolean, language: Language, t: Translate): string {
  const words = { day: calendarDays.inMonth(day, language) }
  return isChosen ? t(`bookings.day.chosen.${state}`, words) : t(`bookings.day.${state}`, words)
}

/** Below the number of a day in the strip: '6 libres'. */
export function freeLabel({ state, free }: DayView, t: Translate): string {
  if (state === 'full') return t('bookings.day.fullShort')
  return free === 0 ? t('bookings.day.closedShort') : t('bookings.day.left', { count: free })
}

/** A day that is full may be looked at too, to wait for it or to see what is near. */
export const canBeChosen = ({ state }: DayView) => state === 'free' || state === 'few' || state === 'full'
