import { normaliseGetawayPax } from '#features/catalogue/rules/getaways/getaway.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import type { SearchQuery } from '#features/search/rules/query.ts'
import type { SearchKind } from '#features/search/rules/sorts.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { SearchRequest } from '../understand.ts'
import { addressOf, labelOf } from './choices.ts'
import type { ListingView } from './listing-view.ts'

/** All that narrows the list, each with the way to the list without it. */
export function chipsOf(
  reader: Reader,
  { query, place, fixed, chosen }: SearchRequest,
  kind: SearchKind,
  hrefTo: (change: Partial<SearchQuery>) => string,
): ListingView['chips'] {
  const { language } = reader
  const { t } = i18nFor(language)
  // Spec 9: getaways are for an even number of people.
  const pax = query.pax && kind === 'getaways' ? normaliseGetawayPax(query.pax) : query.pax
  const without = (change: Partial<SearchQuery>) => hrefTo({ ...change, page: 1 })
  return [
    ...(place && !fixed.place ? [{ label: place.translations[language].name, href: without({ place: null }) }] : []),
    ...(query.date ? [{ label: dayFormats.long(query.date, language), href: without({ date: null }) }] : []),
    ...(query.stay ? [{ label: stayDays.range(query.stay, language), href: without({ stay: null }) }] : []),
    ...(pax ? [{ label: t('search.people', { count: pax }), href: without({ pax: null }) }] : []),
    ...chosen.map((value) => {
      const address = addressOf(reader, value)
      const rest = (query.filters[value.name] ?? []).filter((other) => other !== address)
      return { label: labelOf(reader, value), href: without({ filters: { ...query.filters, [value.name]: rest } }) }
    }),
  ]
}
