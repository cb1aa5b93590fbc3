import { displayCurrency, type Money } from '#platform/rules/money.ts'
import { grammars } from './grammar/grammars.ts'
import { type Language, localeOf } from './languages.ts'

/** Written out rather than asked of Intl: server and browser must agree to the character. */
const hardSpace = '\u00a0'

/** As wide as a digit, unlike a hyphen. */
const minus = '\u2212'

/** Spec 3: Spanish format with two decimals, in every language: 1234,50 € and 12.345,00 €. */
export function formatMoney({ amount, currency }: Money): string {
  const sign = amount < 0 ? minus : ''
  const [whole, cents] = [Math.floor(Math.abs(amount) / 100), Math.abs(amount) % 100]
  return `${sign}${formatCount(whole)},${String(cents).padStart(2, '0')}${hardSpace}${currencySign(displayCurrency(currency))}`
}

/** A whole number of things. Spanish groups thousands only from five digits on: 9240, 18.240. */
export function formatCount(count: number): string {
  const digits = String(count)
  if (digits.length < 5) return digits
  const first = digits.length % 3 || 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join('.')
}

const currencySign = (currency: string) => ({ EUR: '€', USD: 'US$' })[currency] ?? currency

/** Terracotta badge of an offer: −20 %. */
/** '75 €', as on a gift card: whole euros are written without their cents. */
export const formatRound = (money: Money) => formatMoney(money).replace(/,00(?=\D|$)/, '')

export const formatPercent = (percent: number) => `${Math.round(percent)}${hardSpace}%`
export const formatPercentOff = (percent: number) => minus + formatPercent(percent)

/** In a sentence, before a masculine noun: 'dos datos', '12 datos'. */
export const numberInWords = (count: number, language: Language) =>
  grammars[language].smallNumbers[count] ?? String(count)

/** 'Piscina exterior, sauna finlandesa y gimnasio'. */
export function listInWords(names: readonly string[], language: Language): string {
  const lower = names.map((name, at) => (at === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
  return new Intl.ListFormat(localeOf(language)).format(lower)
}

/** One decimal, comma: 4,8. */
export const formatScore = (score: number) => score.toFixed(1).replace('.', ',')

/** Spec 9: the formats of a calendar day 'YYYY-MM-DD'. */
export const dayFormats = {
  /** 5-11-2026 */
  numeric: (day: string) => `${number(day, 2)}-${day.slice(5, 7)}-${day.slice(0, 4)}`,
  /** 5-Nov-2026 */
  named: (day: string, language: Language) =>
    `${number(day, 2)}-${monthOf(day, grammars[language].shortMonths)}-${day.slice(0, 4)}`,
  /** 5 Nov */
  short: (day: string, language: Language) => `${number(day, 2)} ${monthOf(day, grammars[language].shortMonths)}`,
  /** 5 de noviembre de 2026 */
  long: (day: string, language: Language) =>
    `${number(day, 2)} de ${monthOf(day, grammars[language].months)} de ${day.slice(0, 4)}`,
  /** Spec 9: '10:30 del 5-11-2026'; Portuguese says '10h30 de 5-11-2026'. */
  withTime: (time: string, day: string, language: Language) =>
    grammars[language].timeOfDay(timeInWords(time, language), dayFormats.numeric(day)),
  /** 22 de noviembre, 19:13; '22 de novembro, 19h13'. */
  dayAndTime: (day: string, time: string, language: Language) =>
    `${dayFormats.dayAndMonth(day, language)}, ${timeInWords(time, language)}`,
  /** 22 de noviembre */
  dayAndMonth: (day: string, language: Language) => `${number(day, 2)} de ${monthOf(day, grammars[language].months)}`,
}

/** '09:13' as it stands in a sentence: Portuguese writes '9h13', and never otherwise. */
export const timeInWords = (time: string, language: Language) => grammars[language].time(time)

/** '09:30' on a sign: '9:30', and '9h30' in Portuguese. */
export const hourInWords = (time: string, language: Language) => timeInWords(time.replace(/^0(?=\d)/, ''), language)

/** The same with its article, which has no plural at one o'clock: 'las 9:30', 'la 1:00'; 'às 9h30', 'à 1h00'. */
export const hourWithArticle = (time: string, language: Language) =>
  grammars[language].hourWithArticle(hourInWords(time, language), isOneOClock(time))

/** 'de 9:30 a 20:00'; 'das 9h30 às 20h00'. */
export const hoursInWords = ({ opens, closes }: { opens: string; closes: string }, language: Language) =>
  grammars[language].hours(hourInWords(opens, language), hourInWords(closes, language), isOneOClock(closes))

export const isOneOClock = (time: string) => time.startsWith('01:')

/** '25 de diciembre', 'del 11 al 17 de enero', 'del 26 de diciembre al 5 de enero'; Portuguese: 'de 11 a 17 de janeiro'. */
export function daysInWords(from: string, to: string, language: Language): string {
  if (from === to) return dayFormats.dayAndMonth(from, language)
  const first = from.slice(0, 7) === to.slice(0, 7) ? number(from, 2) : dayFormats.dayAndMonth(from, language)
  const last = dayFormats.dayAndMonth(to, language)
  return grammars[language].days(first, last)
}

const number = (day: string, part: 0 | 1 | 2) => Number(day.split('-')[part])
const monthOf = (day: string, names: readonly string[]) => names[number(day, 1) - 1] ?? ''

/** 50 → '50 min', 120 → '2 h', 150 → '2 h 30 min'. */
export function formatDuration(minutes: number): string {
  if (minutes < 120) return `${minutes}${hardSpace}min`
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest ? `${hours}${hardSpace}h ${rest}${hardSpace}min` : `${hours}${hardSpace}h`
}
