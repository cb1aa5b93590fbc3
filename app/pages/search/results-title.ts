import { queryParams } from '#domain/search/query.ts'
import type { Reader } from '#server/catalogue/cards.ts'
import { placeTexts } from '#server/catalogue/pages/place-texts.ts'
import { i18nFor } from '#server/i18n.ts'
import { describeQuestion } from '#server/search/describe-question.ts'
import type { ListingView } from '#server/search/listing-view.ts'
import { placeKeys } from '#server/search/place-keys.ts'

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
