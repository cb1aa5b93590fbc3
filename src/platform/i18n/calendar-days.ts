import { weekdayNumber } from '#platform/time/calendar.ts'
import { dayFormats, isOneOClock, timeInWords } from './format.ts'
import { grammars } from './grammar/grammars.ts'
import type { Language } from './languages.ts'

/** A day that is near, so that its weekday says more than its year. */
export const calendarDays = {
  /** Vie 11 dic */
  short: (day: string, language: Language) => capital(dayAndMonth(day, language)),
  /** 'viernes 11 de diciembre'; Portuguese sets a comma. */
  spoken: (day: string, language: Language) =>
    grammars[language].weekdayAndDay(weekdayName(day, language), withoutYear(day, language)),
  /** 'viernes 11 de diciembre a las 09:00'; 'sexta-feira, 11 de dezembro, às 09h00'. */
  moment: (day: string, time: string, language: Language) =>
    calendarDays.spoken(day, language) + grammars[language].afterDay(timeInWords(time, language), isOneOClock(time)),
  /** 5 de diciembre */
  inMonth: withoutYear,
  /** 'el domingo 22', 'no domingo, 22'; with the month where it is not the one that is spoken of. */
  on: (day: string, language: Language, month?: string) =>
    grammars[language].onWeekday(weekdayName(day, language), inMonth(day, language, month)),
  /** The same after a verb: 'el sábado 21', 'sábado, 21'. */
  see: (day: string, language: Language, month?: string) =>
    grammars[language].seeWeekday(weekdayName(day, language), inMonth(day, language, month)),
  /** Vie */
  weekday: (day: string, language: Language) => capital(weekdayName(day, language).slice(0, 3)),
  /** Of 'YYYY-MM': Diciembre 2026 */
  month: (of: string, language: Language) => `${calendarDays.monthName(of, language)} ${of.slice(0, 4)}`,
  /** Of 'YYYY-MM': Diciembre */
  monthName: (of: string, language: Language) => capital(withoutYear(`${of}-01`, language).split(' de ')[1] ?? ''),
}

/** 11 */
export const numberOf = (day: string) => Number(day.slice(8))
/** dic */
export const shortMonth = (day: string, language: Language) =>
  dayFormats.short(day, language).split(' ')[1]?.toLowerCase() ?? ''
/** vie 11 */
export const weekdayAndNumber = (day: string, language: Language) =>
  `${weekdayName(day, language).slice(0, 3)} ${numberOf(day)}`
/** vie 11 dic */
export const dayAndMonth = (day: string, language: Language) =>
  `${weekdayAndNumber(day, language)} ${shortMonth(day, language)}`
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function withoutYear(day: string, language: Language) {
  return dayFormats.long(day, language).replace(/ de \d{4}$/, '')
}

const inMonth = (day: string, language: Language, month = day.slice(0, 7)) =>
  day.startsWith(month) ? numberOf(day) : withoutYear(day, language)

const weekdayName = (day: string, language: Language) => grammars[language].weekdays[weekdayNumber(day)] ?? ''
