import { weekdayNumber } from '#domain/getaways/pick-days.ts'
import type { Stay } from '#domain/getaways/stay.ts'
import type { Language, PerLanguage } from '#domain/site/languages.ts'
import { dayFormats } from './format.ts'

/** From Monday on. */
export const weekdayNames: PerLanguage<string[]> = {
  es: 'lunes,martes,miércoles,jueves,viernes,sábado,domingo'.split(','),
  pt: 'segunda-feira,terça-feira,quarta-feira,quinta-feira,sexta-feira,sábado,domingo'.split(','),
}

/** Above the columns of a calendar. In Spanish the X tells Wednesday from Tuesday. */
export const weekdayInitials: PerLanguage<string[]> = { es: [...'LMXJVSD'], pt: [...'STQQSSD'] }

/** The days of a stay, as they stand beside its price. */
export const stayDays = {
  /** Vie 11 dic */
  short: (day: string, language: Language) => capital(dayAndMonth(day, language)),
  /** 'viernes 11 de diciembre'; Portuguese sets a comma. */
  spoken: (day: string, language: Language) =>
    `${weekdayName(day, language)}${language === 'pt' ? ',' : ''} ${withoutYear(day, language)}`,
  /** 5 de diciembre */
  inMonth: withoutYear,
  /** 11 – 13 dic, 30 dic – 2 ene */
  range: ({ from, to }: Stay, language: Language) =>
    isOneMonth(from, to)
      ? `${number(from)} – ${number(to)} ${month(to, language)}`
      : `${number(from)} ${month(from, language)} – ${number(to)} ${month(to, language)}`,
  /** Vie 11 – dom 13 dic */
  rangeWithWeekdays: ({ from, to }: Stay, language: Language) =>
    capital(
      `${isOneMonth(from, to) ? weekdayAndNumber(from, language) : dayAndMonth(from, language)} – ${dayAndMonth(to, language)}`,
    ),
  /** 'del 18 al 20 de diciembre', 'de 18 a 20 de dezembro' */
  rangeInWords: ({ from, to }: Stay, language: Language) => {
    const [since, until] = language === 'es' ? ['del', 'al'] : ['de', 'a']
    return `${since} ${isOneMonth(from, to) ? number(from) : withoutYear(from, language)} ${until} ${withoutYear(to, language)}`
  },
  /** Of 'YYYY-MM': Diciembre 2026 */
  month: (of: string, language: Language) => {
    const name = withoutYear(`${of}-01`, language).split(' de ')[1] ?? ''
    return `${capital(name)} ${of.slice(0, 4)}`
  },
}

function withoutYear(day: string, language: Language) {
  return dayFormats.long(day, language).replace(/ de \d{4}$/, '')
}

const number = (day: string) => Number(day.slice(8))
const isOneMonth = (from: string, to: string) => from.slice(0, 7) === to.slice(0, 7)
const month = (day: string, language: Language) => dayFormats.short(day, language).split(' ')[1]?.toLowerCase() ?? ''
const weekdayName = (day: string, language: Language) => weekdayNames[language][weekdayNumber(day)] ?? ''
const weekdayAndNumber = (day: string, language: Language) => `${weekdayName(day, language).slice(0, 3)} ${number(day)}`
const dayAndMonth = (day: string, language: Language) => `${weekdayAndNumber(day, language)} ${month(day, language)}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
