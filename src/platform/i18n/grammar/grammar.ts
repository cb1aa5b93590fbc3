/** How a language writes days, hours and numbers. Written out rather than asked of Intl: server and browser must agree. */
export type Grammar = {
  /** From zero to nine, before a masculine noun. */
  smallNumbers: readonly string[]
  /** Of three letters and more, written small in titles: articles, prepositions and conjunctions. */
  smallWords: readonly string[]
  months: readonly string[]
  shortMonths: readonly string[]
  /** From Monday on. */
  weekdays: readonly string[]
  weekdayInitials: readonly string[]
  /** '09:13' in a sentence. */
  time: (time: string) => string
  /** An hour with its article, and after a day. It has no plural at one o'clock. */
  hourWithArticle: (hour: string, isOne: boolean) => string
  afterDay: (time: string, isOne: boolean) => string
  hours: (opens: string, closes: string, isOne: boolean) => string
  days: (first: string | number, last: string) => string
  timeOfDay: (time: string, day: string) => string
  /** A weekday with its day, as it is said, and with what says when something happens. */
  weekdayAndDay: (weekday: string, day: string) => string
  onWeekday: (weekday: string, day: string | number) => string
  /** The same after a verb, as in 'ver'. */
  seeWeekday: (weekday: string, day: string | number) => string
}
