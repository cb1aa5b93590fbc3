import type { Reader } from '#features/catalogue/server/cards.ts'
import { queryParams } from '#features/search/rules/query.ts'
import { describeQuestion } from '#features/search/server/describe-question.ts'
import type { ListingView } from '#features/search/server/listing/find-listing.ts'
import { placeKeys } from '#features/search/server/place-keys.ts'
import { placeTexts } from '#features/shop-window/server/describe-place.ts'
import { i18nFor } from '#platform/server/i18n.ts'

/** The question in words: 'Masajes en Adeje', 'Resultados de «piedras calientes»', 'Todos los spas'. */
export function resultsTitle(reader: Reader, { kind, query }: Pick<ListingView, 'kind' | 'query'>): string {
  const { t } = i18nFor(reader.language)
  const { text, place, treatment } = describeQuestion(reader, queryParams(query))
  const what = text ? t('titles.search.for', { words: text }) : treatment?.name
  if (!place) return what ?? t(`catalogue.search.all.${kind}`)
  return `${what ?? t(`filters.kinds.${kind}`)} ${whereOf(reader, place)}`
}

function whereOf({ snapshot, language }: Reader, { key, name }: { key: string; name: string }): string {
  const location = placeKeys(snapshot, language).find(key)
  const own = location && placeTexts(snapshot, location.uuid, language).where
  return own ?? i18nFor(language).t('catalogue.place.where', { place: name })
}
