import type { SearchQuery } from '#domain/search/query.ts'
import { dayFormats } from '#i18n/format.ts'
import type { Reader } from '#server/catalogue/cards.ts'
import { i18nFor } from '#server/i18n.ts'
import { addressOf, labelOf } from './choices.ts'
import type { ListingView } from './listing-view.ts'
import type { SearchRequest } from './understand.ts'

/** All that narrows the list, each with the way to the list without it. */
export function chipsOf(
  reader: Reader,
  { query, place, fixed, chosen }: SearchRequest,
  hrefTo: (change: Partial<SearchQuery>) => string,
): ListingView['chips'] {
  const { language } = reader
  const { t } = i18nFor(language)
  const without = (change: Partial<SearchQuery>) => hrefTo({ ...change, page: 1 })
  return [
    ...(place && !fixed.place ? [{ label: place.translations[language].name, href: without({ place: null }) }] : []),
    ...(query.date ? [{ label: dayFormats.long(query.date, language), href: without({ date: null }) }] : []),
    ...(query.pax ? [{ label: t('search.choices.people', { count: query.pax }), href: without({ pax: null }) }] : []),
    ...chosen.map((value) => {
      const address = addressOf(reader, value)
      const rest = (query.filters[value.name] ?? []).filter((other) => other !== address)
      return { label: labelOf(reader, value), href: without({ filters: { ...query.filters, [value.name]: rest } }) }
    }),
  ]
}
