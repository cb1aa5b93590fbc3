import { activeCampaigns } from '#features/catalogue/rules/campaigns/campaigns.ts'
import {
  isShown,
  type PromotionCategoryKey,
  promotionCategories,
  promotionName,
} from '#features/catalogue/rules/services/promotion-category.ts'
import { capitalise } from '#features/catalogue/rules/spas/titles.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { perSnapshot } from '#features/catalogue/server/per-snapshot.ts'
import { bandOf, type FacetValue } from '#features/search/rules/facet-values.ts'
import { type AudienceValue, type FixedFacet, fixedValues } from '#features/search/rules/facets.ts'
import type { FacetName } from '#features/search/rules/question-params.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { placeKeys } from '../place-keys.ts'

/** How an address writes a choice: places and treatments by their slug, in any language. Null where it is none. */
export function choiceAt(reader: Reader, name: FacetName, text: string, internalPromotion: string): FacetValue | null {
  const value = valueAt(reader, name, text, internalPromotion)
  return value === undefined ? null : { name, value }
}

export function facetSegment({ snapshot, language }: Reader, { name, value }: FacetValue): string {
  if (name === 'region') return placeKeys(snapshot, language).keyOf(value)
  if (name === 'treatment') return snapshot.tags.get(value)?.translations[language].slug ?? value
  return value
}

export function labelOf(reader: Reader, { name, value }: FacetValue): string {
  const { snapshot, language } = reader
  if (name === 'region') return snapshot.locations.get(value)?.translations[language].name ?? value
  if (name === 'hotel-country') return countries(snapshot).get(value)?.translations[language].name ?? value
  if (name === 'board') return boardTypes(snapshot).get(value)?.name[language] ?? value
  if (name === 'treatment') return capitalise(snapshot.tags.get(value)?.translations[language].title ?? value)
  if (name === 'experience') return promotionName(value as PromotionCategoryKey, language)?.title ?? value
  return fixedLabel(name, value, language)
}

/** Festive categories are a choice in their season, internal ones never. */
export function isOnOffer({ day }: Reader, key: string, internalPromotion: string): boolean {
  const category = promotionCategories.find((candidate) => candidate.key === key)
  return category !== undefined && isShown(category, activeCampaigns(day), internalPromotion)
}

function valueAt(reader: Reader, name: FacetName, text: string, internalPromotion: string): string | undefined {
  if (name === 'region') return placeKeys(reader.snapshot, reader.language).find(text)?.uuid
  if (name === 'treatment') return treatmentsBySlug(reader.snapshot).get(text)
  if (name === 'hotel-country') return countries(reader.snapshot).has(text) ? text : undefined
  if (name === 'board') return boardTypes(reader.snapshot).has(text) ? text : undefined
  if (name === 'experience') return experienceAt(reader, text, internalPromotion)
  if (name === 'price') return bandOf(text) ? text : undefined
  return (fixedValues[name] as readonly string[]).includes(text) ? text : undefined
}

function experienceAt(reader: Reader, text: string, internalPromotion: string): PromotionCategoryKey | undefined {
  const known = promotionCategories.find(
    ({ key }) => key === text || languages.some((language) => promotionName(key, language).slug === text),
  )
  return known && isOnOffer(reader, known.key, internalPromotion) ? known.key : undefined
}

const treatmentsBySlug = perSnapshot(
  ({ tags }) =>
    new Map(
      [...tags.values()]
        .filter(({ kind }) => kind === 'service')
        .flatMap(({ uuid, translations }) => languages.map((language) => [translations[language].slug, uuid] as const)),
    ),
)

/** By their code, as hotels name them. */
const countries = perSnapshot(
  ({ locations }) =>
    new Map(
      [...locations.values()].flatMap((place) => (place.type === 'country' ? [[place.country, place] as const] : [])),
    ),
)

const boardTypes = perSnapshot(
  ({ getaways }) =>
    new Map(
      [...getaways.values()].flatMap((getaway) => getaway.boardTypes.map((board) => [board.type, board] as const)),
    ),
)

function fixedLabel(name: FixedFacet, value: string, language: Language): string {
  const { t } = i18nFor(language)
  switch (name) {
    case 'stars':
      return value === '0' ? t('filters.choices.noHotel') : t('filters.choices.stars', { count: Number(value) })
    case 'price':
    case 'duration':
      return bandLabel(name, value, language)
    case 'hour':
      return t('filters.choices.freeHour')
    case 'cancellation':
      return t('filters.choices.freeCancellation')
    case 'age':
      return t('filters.choices.age', { count: Number(value) })
    case 'party':
      return t(`filters.choices.party.${value as 'one-person'}`)
    case 'for':
      return t(`filters.choices.for.${value as AudienceValue}`)
    case 'meal':
      return t(`filters.choices.meal.${value as 'lunch'}`)
    case 'booking':
      return t(`filters.choices.booking.${value as 'request'}`)
  }
}

function bandLabel(name: 'price' | 'duration', value: string, language: Language): string {
  const { t } = i18nFor(language)
  const { from, to } = bandOf(value) ?? { from: 0, to: 0 }
  if (to === Number.POSITIVE_INFINITY) return t(`filters.choices.${name}From`, { from })
  return from === 0 ? t(`filters.choices.${name}UpTo`, { to }) : t(`filters.choices.${name}Between`, { from, to })
}
