import { wallClock } from '#domain/dates.ts'
import type { Language } from '#domain/site/languages.ts'
import { calendarDays } from '#i18n/calendar-days.ts'
import type { Translate } from '#i18n/translate.ts'
import { deadlineWords } from '#server/getaways/stay-page/stay-words.ts'

/** 'jueves 19 de noviembre a las 09:00 (hora de Canarias)', by the spa's clock, which is named where it is not Madrid's. */
export function momentWords(instant: Date, timeZone: string, language: Language, t: Translate): string {
  const { day, time } = wallClock(instant, timeZone)
  const { clock } = deadlineWords(instant, timeZone, language, t)
  const moment = calendarDays.moment(day, time, language)
  return clock ? `${moment} (${clock})` : moment
}
