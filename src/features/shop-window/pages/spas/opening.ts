import { startTransition, useEffect, useState } from 'react'
import { isHoliday } from '#features/catalogue/rules/spas/holidays.ts'
import {
  comingExceptions,
  hoursOn,
  type NextOpening,
  nextOpening,
  type OpeningState,
  openingStateAt,
  scheduleDayOf,
} from '#features/catalogue/rules/spas/opening.ts'
import type { ScheduleDay } from '#features/catalogue/rules/spas/spa.ts'
import { capitalise } from '#features/catalogue/rules/spas/titles.ts'
import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { dayFormats, daysInWords, hoursInWords, hourWithArticle } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { type Day, weekdayOf } from '#platform/time/dates.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

type Opening = SpaView['opening']

/** The line of the schedule that holds today, in the spa's own time where that is known. */
export function lineOfToday({ calendar, today }: Opening, state: OpeningState | null): ScheduleDay {
  const day = state?.day ?? today
  return scheduleDayOf(day, isHoliday(day, calendar))
}

/** The hours of a line; on the line of today those of today, which may be others than usual. */
export function hoursLine(opening: Opening, line: ScheduleDay, state: OpeningState | null, t: Translate): string {
  const isToday = line === lineOfToday(opening, state)
  const hours = isToday ? hoursOf(opening, state?.day ?? opening.today) : opening.schedule[line]
  return hours ? hoursInWords(hours, opening.language) : t('spas.closedDay')
}

/** The hours of the day; they hold whatever the hour, until the spa has closed. */
export function todayInWords(opening: Opening, state: OpeningState | null, t: Translate): string {
  const day = state?.day ?? opening.today
  const hours = hoursOf(opening, day)
  if (!hours) return closedToday(opening, day, t)
  const time = hourWithArticle(hours.closes, opening.language)
  const isOver = state && !state.isOpen && state.next?.inDays !== 0
  return isOver ? t('spas.opening.wasOpenToday', { time }) : t('spas.opening.openToday', { time })
}

/** Whether the spa is open now; of a page that knows no hour, the hours of the day. */
export function nowInWords(opening: Opening, state: OpeningState | null, t: Translate): string {
  const { language } = opening
  if (!state) {
    const hours = hoursOf(opening, opening.today)
    if (!hours) return t('spas.opening.closedToday')
    return t('catalogue.todayHours', { hours: hoursInWords(hours, language) })
  }
  if (state.isOpen) return t('spas.opening.openNow', { time: hourWithArticle(state.closes, language) })
  if (state.next?.inDays === 0) {
    return t('spas.opening.closedNowOpensAt', { time: hourWithArticle(state.next.opens, language) })
  }
  const next = state.next && whenOf(state.next, language, t)
  return next ? t('spas.opening.closedNowOpens', next) : t('spas.opening.closedNow')
}

/** Days to come with other hours than the week's, each as a line. */
export function changesInWords(opening: Opening, state: OpeningState | null, t: Translate): string[] {
  const { exceptions, today, language } = opening
  return comingExceptions(exceptions, state?.day ?? today, sixWeeks).map(({ from, to, hours }) => {
    const days = capitalise(daysInWords(from, to, language))
    return hours
      ? t('spas.opening.specialDays', { days, hours: hoursInWords(hours, language) })
      : t('spas.opening.specialClosed', { days })
  })
}

const sixWeeks = 42

function closedToday(opening: Opening, day: Day, t: Translate): string {
  const next = nextOpening(opening, { day, time: '24:00' }, (other) => isHoliday(other, opening.calendar))
  const when = next && whenOf(next, opening.language, t)
  return when ? t('spas.opening.closedTodayOpens', when) : t('spas.opening.closedToday')
}

function whenOf(next: NextOpening, language: Language, t: Translate) {
  return { when: dayOf(next, language, t), time: hourWithArticle(next.opens, language) }
}

/** A weekday names one day only within the week. */
function dayOf({ day, inDays }: NextOpening, language: Language, t: Translate): string {
  if (inDays > 6) return t('spas.opening.when.day', { day: dayFormats.dayAndMonth(day, language) })
  return t(`spas.opening.when.${inDays === 1 ? 'tomorrow' : weekdayOf(day)}`)
}

const hoursOf = (opening: Opening, day: Day) => hoursOn(opening, day, isHoliday(day, opening.calendar))

/**
 * The page is kept for a whole day and for everyone, so the hour is the browser's own affair: null on the server, while
 * the page comes to life, and where another day than today is shown.
 */
export function useOpeningState(opening: SpaView['opening']): OpeningState | null {
  const { isPreview } = useFrame()
  const minute = useMinute()
  if (minute === null || isPreview) return null
  const { timeZone, calendar } = opening
  return openingStateAt(opening, new Date(minute * 60_000), timeZone, (day) => isHoliday(day, calendar))
}

function useMinute(): number | null {
  const [minute, setMinute] = useState<number | null>(null)
  useEffect(() => {
    const look = () => startTransition(() => setMinute(Math.floor(Date.now() / 60_000)))
    look()
    const timer = setInterval(look, 15_000)
    return () => clearInterval(timer)
  }, [])
  return minute
}
