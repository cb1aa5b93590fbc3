import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import { lineOf } from '#features/catalogue/rules/location.ts'
import { promotionCategories, promotionName } from '#features/catalogue/rules/services/promotion-category.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { valuesOfService } from '#features/search/rules/facet-values.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'

/** A service is found by its name, what it is tagged with, and what else people call its meal or its public. */
export function searchedServiceWords(snapshot: Snapshot, service: Service, language: Language): string {
  const tags = service.serviceTags.map((uuid) => snapshot.tags.get(uuid)?.translations[language].title)
  const categories = service.promotionTags.map((uuid) => {
    const key = categoryKeys.get(uuid)
    return key && promotionName(key, language).title
  })
  return [service.translations[language].name, ...tags, ...categories, ...synonyms(service, language)].join(' ')
}

/** A spa is found by its name, its hotel's and those of all the places it lies in. */
export function spaWords(snapshot: Snapshot, spa: Spa, language: Language): string {
  return [spa.name, spa.hotel?.name, placeNames(snapshot, spa.location.uuid, language)].join(' ')
}

export function getawayWords(snapshot: Snapshot, getaway: Getaway, language: Language): string {
  const spa = snapshot.spas.get(getaway.spaUuid)?.name
  const included = getaway.serviceUuids.map((uuid) => snapshot.services.get(uuid)?.translations[language].name)
  const { name } = getaway.translations[language]
  return [name, getaway.hotel.name, spa, placeNames(snapshot, getaway.hotel.locationUuid, language), ...included].join(
    ' ',
  )
}

const categoryKeys = new Map(
  promotionCategories.filter(({ isInternal }) => !isInternal).map(({ uuid, key }) => [uuid, key]),
)

function synonyms(service: Service, language: Language): string[] {
  const { t } = i18nFor(language)
  const audiences = valuesOfService(service, 'disabled').flatMap(({ name, value }) =>
    name === 'for' && value !== 'non-resident' ? [value as 'couples'] : [],
  )
  return [
    ...(service.meal ? [service.meal] : []),
    ...audiences,
    ...(service.isPrivate ? (['private'] as const) : []),
  ].map((kind) => t(`filters.words.${kind}`))
}

function placeNames({ locations }: Snapshot, uuid: string, language: Language): string {
  const place = locations.get(uuid)
  if (!place) return ''
  return lineOf(place, locations)
    .map(({ translations }) => translations[language].name)
    .join(' ')
}
