import { specialMomentKeys } from '#domain/catalogue/spas/special-moments.ts'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { pathOf, sectionPath } from '#i18n/paths.ts'

/** All spas, then communities and regions; their towns are one click further. */
export function placeLinks({ locations }: PageFrame) {
  return locations.filter(({ type }) => type !== 'city')
}

export function specialMomentLinks({ promotions }: PageFrame) {
  const keys = new Set<string>(specialMomentKeys)
  return promotions.filter(({ key }) => keys.has(key))
}

const gifts = [
  { key: 'kings', category: 'christmas' },
  { key: 'valentines', category: 'valentines' },
  { key: 'fathersDay', category: 'fathers-day' },
  { key: 'mothersDay', category: 'mothers-day' },
  { key: 'teachers', category: 'teacher-gifts' },
  { key: 'blackFriday', category: 'black-friday' },
  { key: 'christmas', category: 'christmas' },
  { key: 'company', category: 'company-gifts' },
] as const

/** In its season a gift leads to its promotions; the rest of the year to the card that suits every occasion. */
export function giftLinks({ promotions, language, features }: PageFrame) {
  const fallback = (key: string) =>
    key === 'blackFriday' && features.promotions ? sectionPath('promotions', language) : pathOf('giftCards', language)
  return gifts.map(({ key, category }) => ({
    key,
    uri: promotions.find((promotion) => promotion.key === category)?.uri ?? fallback(key),
  }))
}
