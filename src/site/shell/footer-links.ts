import { specialMomentKeys } from '#features/catalogue/rules/spas/special-moments.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf } from '#platform/pages/paths.ts'

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

/** Each to its own page, which says what there is out of season; without promotions to the card that suits them all. */
export function giftLinks({ occasions, language }: PageFrame) {
  return gifts.map(({ key, category }) => ({
    key,
    uri: occasions.find((occasion) => occasion.key === category)?.uri ?? pathOf('giftCards', language),
  }))
}
