import { deadlineWords } from '#features/search/server/stays/stay-words.ts'
import { calendarDays } from '#platform/i18n/calendar-days.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { wallClock } from '#platform/time/dates.ts'

/** 'jueves 19 de noviembre a las 09:00 (hora de Canarias)', by the spa's clock, which is named where it is not Madrid's. */
export function momentWords(instant: Date, timeZone: string, language: Language, t: Translate): string {
  const { day, time } = wallClock(instant, timeZone)
  const { clock } = deadlineWords(instant, timeZone, language, t)
  const moment = calendarDays.moment(day, time, language)
  return clock ? `${moment} (${clock})` : moment
}
