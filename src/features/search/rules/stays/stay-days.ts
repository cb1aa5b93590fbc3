import type { Stay } from '#features/catalogue/rules/getaways/stay.ts'
import {
  calendarDays,
  capital,
  dayAndMonth,
  numberOf,
  shortMonth,
  weekdayAndNumber,
} from '#platform/i18n/calendar-days.ts'
import { grammars } from '#platform/i18n/grammar/grammars.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** The days of a stay, as they stand beside its price. */
export const stayDays = {
  ...calendarDays,
  /** 11 – 13 dic, 30 dic – 2 ene */
  range: ({ from, to }: Stay, language: Language) =>
    isOneMonth(from, to)
      ? `${numberOf(from)} – ${numberOf(to)} ${shortMonth(to, language)}`
      : `${numberOf(from)} ${shortMonth(from, language)} – ${numberOf(to)} ${shortMonth(to, language)}`,
  /** Vie 11 – dom 13 dic */
  rangeWithWeekdays: ({ from, to }: Stay, language: Language) =>
    capital(
      `${isOneMonth(from, to) ? weekdayAndNumber(from, language) : dayAndMonth(from, language)} – ${dayAndMonth(to, language)}`,
    ),
  /** 'del 18 al 20 de diciembre', 'de 18 a 20 de dezembro' */
  rangeInWords: ({ from, to }: Stay, language: Language) => {
    const first = isOneMonth(from, to) ? numberOf(from) : calendarDays.inMonth(from, language)
    return grammars[language].days(first, calendarDays.inMonth(to, language))
  },
}

const isOneMonth = (from: string, to: string) => from.slice(0, 7) === to.slice(0, 7)
