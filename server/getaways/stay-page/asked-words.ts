import { addDays, type Day } from '#domain/dates.ts'
import { type DatesProblem, type GuestCount, mostGuests } from '#domain/getaways/asked-stay.ts'
import { daysAhead, mostNights } from '#domain/getaways/stay.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Services } from '#server/services.ts'

/** That the number of people was changed (spec 9), or why it can't be. */
export const guestWords = (guests: GuestCount, { site }: Services['config'], language: Language, t: Translate) => ({
  paxNote:
    guests.asked !== null && !guests.problem
      ? t('stays.pax.changed', { asked: guests.asked, pax: guests.pax, count: guests.pax / 2 })
      : null,
  paxProblem:
    guests.problem && t(`stays.pax.${guests.problem}`, { most: mostGuests, email: site.supportEmail[language] }),
})

export const datesWords = (problem: DatesProblem, today: Day, language: Language, t: Translate) =>
  t(`stays.dates.${problem}`, { most: mostNights, last: dayFormats.long(addDays(today, daysAhead), language) })
