import { isHoliday } from '#domain/catalogue/spas/holidays.ts'
import {
  type NextOpening,
  nextOpening,
  type OpeningState,
  openingOn,
  scheduleDayOf,
} from '#domain/catalogue/spas/opening.ts'
import { type Day, weekdayOf } from '#domain/dates.ts'
import type { Language } from '#domain/site/languages.ts'
import { hourInWords } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { SpaView } from '#server/catalogue/pages/describe-spa.ts'

type Opening = SpaView['opening']
type Hours = { opens: string; closes: string }

/** 'de 9:30 a 20:00' */
export const hoursInWords = (hours: Hours, { language }: Opening, t: Translate) =>
  t('catalogue.spa.opening.hours', signOf(hours, language))

/** The line of the schedule that holds today, in the spa's own time where that is known. */
export function lineOfToday({ calendar, today }: Opening, state: OpeningState | null) {
  const day = state?.day ?? today
  return scheduleDayOf(day, isHoliday(day, calendar))
}

/** The hours of the day; they hold whatever the hour, until the spa has closed. */
export function todayInWords(opening: Opening, state: OpeningState | null, t: Translate): string {
  const day = state?.day ?? opening.today
  const hours = hoursOf(opening, day)
  if (!hours) return closedToday(opening, day, t)
  const time = hourInWords(hours.closes, opening.language)
  const isOver = state && !state.isOpen && state.next?.inDays !== 0
  return isOver ? t('catalogue.spa.opening.wasOpenToday', { time }) : t('catalogue.spa.opening.openToday', { time })
}

/** Whether the spa is open now; of a page that knows no hour, the hours of the day. */
export function nowInWords(opening: Opening, state: OpeningState | null, t: Translate): string {
  if (!state) {
    const hours = hoursOf(opening, opening.today)
    if (!hours) return t('catalogue.spa.opening.closedToday')
    return t('catalogue.spa.opening.todayHours', signOf(hours, opening.language))
  }
  if (state.isOpen) return t('catalogue.spa.opening.openNow', { time: hourInWords(state.closes, opening.language) })
  if (state.next?.inDays === 0) {
    return t('catalogue.spa.opening.closedNowOpensAt', { time: hourInWords(state.next.opens, opening.language) })
  }
  const next = state.next && whenOf(state.next, opening.language, t)
  return next ? t('catalogue.spa.opening.closedNowOpens', next) : t('catalogue.spa.opening.closedNow')
}

function closedToday(opening: Opening, day: Day, t: Translate): string {
  const next = nextOpening(opening.schedule, { day, time: '24:00' }, (other) => isHoliday(other, opening.calendar))
  const when = next && whenOf(next, opening.language, t)
  return when ? t('catalogue.spa.opening.closedTodayOpens', when) : t('catalogue.spa.opening.closedToday')
}

/** A weekday names one day only within the week. */
function whenOf({ day, opens, inDays }: NextOpening, language: Language, t: Translate) {
  if (inDays > 6) return null
  const when = inDays === 1 ? 'tomorrow' : weekdayOf(day)
  return { when: t(`catalogue.spa.opening.when.${when}`), time: hourInWords(opens, language) }
}

/** Both hours as a sign has them. */
const signOf = ({ opens, closes }: Hours, language: Language) => ({
  opens: hourInWords(opens, language),
  closes: hourInWords(closes, language),
})

const hoursOf = ({ schedule, calendar }: Opening, day: Day) => openingOn(schedule, day, isHoliday(day, calendar))
