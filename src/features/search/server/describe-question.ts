import type { Tag } from '#features/catalogue/rules/tag.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { Question } from '#features/search/rules/frame.ts'
import { readQuery } from '#features/search/rules/query.ts'
import { languages } from '#platform/i18n/languages.ts'
import { placeKeys } from './place-keys.ts'

/** What an address of the results page asks for, in words: the finder shows it again. Days gone by are not asked for. */
export function describeQuestion({ snapshot, language, day }: Reader, params: URLSearchParams): Question {
  const { text, place, filters, date, pax } = readQuery(params)
  const keys = placeKeys(snapshot, language)
  const location = place === null ? undefined : keys.find(place)
  const [slug, ...further] = filters.treatment ?? []
  const treatment = slug !== undefined && further.length === 0 ? treatmentAt(snapshot, slug) : undefined
  return {
    text,
    place: location ? { key: keys.keyOf(location.uuid), name: location.translations[language].name } : null,
    treatment: treatment
      ? { slug: treatment.translations[language].slug, name: treatment.translations[language].title }
      : null,
    date: date !== null && date >= day ? date : null,
    pax,
  }
}

/** A treatment is known by its slug in any language. */
const treatmentAt = ({ tags }: Snapshot, slug: string): Tag | undefined =>
  [...tags.values()].find(
    ({ kind, translations }) =>
      kind === 'service' && languages.some((language) => translations[language].slug === slug),
  )
