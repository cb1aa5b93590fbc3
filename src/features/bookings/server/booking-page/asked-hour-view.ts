import type { Notice } from '#features/bookings/rules/choosing/choice.ts'
import { sameTimeElsewhere } from '#features/bookings/rules/choosing/nearest-hours.ts'
import { type HourProblem, readHour } from '#features/bookings/rules/read-hour.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { DayHours } from '#features/search/rules/hours/hours-of-day.ts'
import type { FoundService } from '#features/search/server/hours/find-booked-service.ts'
import { calendarDays } from '#platform/i18n/calendar-days.ts'
import { formatDuration, timeInWords } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Day } from '#platform/time/dates.ts'
import { hourPrice } from './hour-views.ts'

type Page = { booked: FoundService; snapshot: Snapshot; days: readonly DayHours[]; day: Day; pax: number; now: Date }

const mostOtherDays = 2

/** What became of the hour that the address asks for: it is chosen, somebody has it, or it is none. */
export function askedHourView(page: Page, time: string, notice: Notice | null, language: Language, t: Translate) {
  const { booked, days, day, pax, now } = page
  if (time === '') return { time, problem: notice === 'no-hour' ? t('bookings.hour.no-hour') : null, taken: null }
  const read = readHour(booked, { day, time, pax }, now)
  if (!read.ok) return { time: '', problem: problemWords(read.error, time, booked, language, t), taken: null }
  const hour = days.find((one) => one.day === day)?.hours.find((one) => one.time === time)
  if (hour && hour.free > 0) return { time, problem: null, taken: null }
  return { time: '', problem: null, taken: takenView(page, time, notice === 'taken', language, t) }
}

/** Of a day on which the spa is closed, and of a party that doesn't fit, other parts of the page tell. */
function problemWords(error: HourProblem, time: string, { bookable }: FoundService, language: Language, t: Translate) {
  if (error === 'closed' || error === 'party' || error === 'too-far') return null
  if (error === 'not-an-hour') return t('bookings.hour.not-an-hour')
  const notice = formatDuration(bookable.rules.notice)
  return t(`bookings.hour.${error}`, { time: timeInWords(time, language), notice })
}

/** An hour that somebody else has, and what there is instead of it. */
function takenView(page: Page, time: string, isJust: boolean, language: Language, t: Translate) {
  const { booked, snapshot, days, day, pax } = page
  const words = { time: timeInWords(time, language) }
  return {
    time,
    title: t(isJust ? 'bookings.taken.just' : 'bookings.taken.before', words),
    text: t(isJust ? 'bookings.taken.justText' : 'bookings.taken.beforeText'),
    otherDaysTitle: t('bookings.taken.otherDays', words),
    otherDays: sameTimeElsewhere(days, day, time, mostOtherDays).map((other) => ({
      day: other.day,
      label: `${calendarDays.short(other.day, language)}, ${words.time}`,
      price: hourPrice(snapshot, booked.service, { day: other.day, time, pax }).price.amount,
    })),
  }
}
