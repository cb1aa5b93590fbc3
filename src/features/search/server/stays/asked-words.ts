import { daysAhead, mostNights } from '#features/catalogue/rules/getaways/stay.ts'
import { type DatesProblem, type GuestCount, mostGuests } from '#features/search/rules/stays/asked-stay.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, type Day } from '#platform/time/dates.ts'

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
