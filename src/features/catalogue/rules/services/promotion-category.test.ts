import { expect, test } from 'vitest'
import type { CampaignName } from '#features/catalogue/rules/campaigns/campaigns.ts'
import { slugify } from '#features/catalogue/rules/spas/titles.ts'
import {
  allYearRound,
  isOutOfSeason,
  isShown,
  type PromotionCategoryKey,
  promotionCategories,
  promotionCategory,
  promotionName,
  specialMoments,
} from './promotion-category.ts'

const shown = (campaigns: CampaignName[], internalCategory?: string) =>
  promotionCategories
    .filter((category) => isShown(category, new Set(campaigns), internalCategory))
    .map(({ key }) => key)

test('there are nineteen categories, each with an identifier of its own', () => {
  expect(promotionCategories).toHaveLength(19)
  expect(new Set(promotionCategories.map(({ uuid }) => uuid)).size).toBe(19)
  expect(new Set(promotionCategories.map(({ key }) => key)).size).toBe(19)
})

test.each(['es', 'pt'] as const)('every category has its own address in %s', (language) => {
  const slugs = promotionCategories.map((category) => promotionName(category.key, language).slug)
  expect(new Set(slugs).size).toBe(19)
  expect(slugs.map(slugify)).toEqual(slugs)
})

test.each([
  ['christmas', 'especial-navidad', 'especial-de-natal'],
  ['teacher-gifts', 'regalos-profesores', 'presentes-professores'],
  ['company-gifts', 'regalos-empresa-spa', 'presentes-empresa-spa'],
] as const)('%s lives at %s and %s', (key, es, pt) => {
  expect([promotionName(key, 'es').slug, promotionName(key, 'pt').slug]).toEqual([es, pt])
})

test("Valentine's lives at san-valentin, and the last category is known as 'other'", () => {
  expect(promotionName('valentines', 'es').slug).toBe('san-valentin')
  expect(promotionCategory('other').uuid).toBe('other')
})

test('nine categories are special moments, shown the whole year', () => {
  expect(specialMoments).toHaveLength(9)
  expect(specialMoments.every((category) => isShown(category, new Set()))).toBe(true)
})

test('without a campaign, the special moments and the massage for couples are shown', () => {
  expect(shown([])).toEqual([...specialMoments.map(({ key }) => key), 'couples-massage'])
})

test.each<[CampaignName, PromotionCategoryKey]>([
  ['fathersDay', 'fathers-day'],
  ['mothersDay', 'mothers-day'],
  ['blackFriday', 'black-friday'],
  ['christmas', 'christmas'],
  ['valentines', 'valentines'],
  ['teacherGift', 'teacher-gifts'],
  ['companyGift', 'company-gifts'],
])('the campaign %s shows %s and no other', (campaign, key) => {
  const quiet = shown([])
  expect(shown([campaign]).filter((other) => !quiet.includes(other))).toEqual([key])
})

test.each<PromotionCategoryKey>([
  'fathers-day',
  'mothers-day',
  'black-friday',
  'christmas',
  'valentines',
  'teacher-gifts',
])('%s has its page out of season too, with something that is there all year', (key) => {
  const category = promotionCategory(key)
  expect(isOutOfSeason(category, new Set(['companyGift']))).toBe(true)
  expect(isOutOfSeason(category, new Set([category.campaign as CampaignName]))).toBe(false)
  expect(isOutOfSeason(category, new Set(), key)).toBe(false)
  expect(promotionCategory(allYearRound[key] ?? 'other').campaign).toBeUndefined()
  expect(allYearRound[key]).toBeDefined()
})

test.each<PromotionCategoryKey>(['company-gifts', 'couples-spa', 'discounts', 'other'])(
  '%s is never out of season',
  (key) => {
    expect(isOutOfSeason(promotionCategory(key), new Set(['companyGift']))).toBe(false)
  },
)

test('Holy Week has no category of its own', () => {
  expect(shown(['holyWeek'])).toEqual(shown([]))
})

test.each<PromotionCategoryKey>(['other', 'discounts'])('%s is internal, whatever the campaign', (key) => {
  expect(shown(['blackFriday', 'christmas', 'companyGift'])).not.toContain(key)
})

test('the one further internal category is named by a setting', () => {
  expect(shown([], 'private-spa')).toEqual(shown([]).filter((key) => key !== 'private-spa'))
  expect(shown(['christmas'], 'christmas')).not.toContain('christmas')
})

test('a key that names no category is a mistake', () => {
  expect(() => promotionCategory('summer' as PromotionCategoryKey)).toThrow('No promotion category summer')
})
