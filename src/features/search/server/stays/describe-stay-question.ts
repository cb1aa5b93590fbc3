import { countNights, daysAhead, mostNights, type Stay } from '#features/catalogue/rules/getaways/stay.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { queryParams, type SearchQuery } from '#features/search/rules/query.ts'
import {
  type DatesProblem,
  type GuestCount,
  mostGuests,
  readAskedStay,
  readDates,
  readGuests,
} from '#features/search/rules/stays/asked-stay.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { placeKeys } from '#features/search/server/place-keys.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, type Day } from '#platform/time/dates.ts'

export type StayQuestion = ReturnType<typeof describeStayQuestion>

type PageQuery = { query: SearchQuery; searchParams: URLSearchParams; place: string | null }

/** What a list of getaways is asked about nights and people, and what is wrong with it. `place`: of the page itself. */
export function describeStayQuestion(
  { config }: Pick<Services, 'config'>,
  { snapshot, language, day }: Reader,
  { query, searchParams, place }: PageQuery,
) {
  const { t } = i18nFor(language)
  const asked = readAskedStay(searchParams)
  const guests = readGuests(asked.pax)
  const dates = readDates(asked, day)
  const stay = dates.state === 'stay' ? dates.stay : null
  const rest = queryParams({ ...query, text: '', stay: null, pax: null, page: 1 })
  const on = searchParams.get('on')
  if (on) rest.set('on', on)
  const key = place ? placeKeys(snapshot, language).keyOf(place) : query.place
  const more = queryParams({ ...query, place: key, kind: 'getaways', stay: null, pax: null, view: 'list', page: 1 })
  return {
    /** The days that may be chosen. */
    first: day,
    last: addDays(day, daysAhead),
    /** As it was sent, to fill the form again. */
    asked: { from: asked.from, to: asked.to },
    stay: stay && {
      ...stay,
      label: `${stayDays.rangeWithWeekdays(stay, language)} · ${t('stays.night', { count: countNights(stay) })}`,
    },
    pax: guests.pax,
    people: t('catalogue.people', { count: guests.pax }),
    ...guestWords(guests, config, language, t),
    datesProblem:
      dates.state === 'problem' ? { field: dates.field, text: datesWords(dates.problem, day, language, t) } : null,
    /** Dates and people as an address keeps them from one place to the next, with the question mark; '' for none. */
    kept: stay || guests.pax !== 2 ? `?${keptParams(stay, guests.pax)}` : '',
    /** What else is asked, which a change of dates keeps. */
    rest: [...rest],
    /** Spec 2.9: more than two go on in the general search, with the dates. */
    more: { path: pathOf('search', language), params: [...more] },
    /** What belongs to no search engine: pages of dates and people are without number. */
    isPrivate: asked.from !== '' || asked.to !== '' || asked.pax !== '',
  }
}

const keptParams = (stay: Stay | null, pax: number) =>
  new URLSearchParams({ ...(stay ?? {}), ...(pax === 2 ? {} : { pax: String(pax) }) })

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
