import type { CampaignName } from '#features/catalogue/rules/campaigns/campaigns.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { wordList } from '#platform/i18n/word-lists.ts'
import { specialMomentKeys } from '../spas/special-moments.ts'

/**
 * Spec 3: the categories a promotion may stand in. Their identifiers are fixed, since landings, campaigns and
 * stored services name them. Titles and slugs are in `promotions.ts` of the messages.
 */
const rows = [
  { key: 'spa-circuit', uuid: '46d75c77-da90-55ca-b093-842b033ead78' },
  { key: 'spa-and-massage', uuid: '57f4dfa2-2278-5545-b974-c4e50c5329b7' },
  { key: 'spa-and-food', uuid: 'ece260df-3892-5170-83d6-5f4296352e8b' },
  { key: 'couples-spa', uuid: '95fcd527-9e27-5297-bc79-467a3bd4037d' },
  { key: 'day-pass', uuid: 'd424bd73-5835-5083-8f5d-39e1fef4b338' },
  { key: 'for-him', uuid: 'ea10495f-b5e4-5ebd-8ef1-fc1de8ea5273' },
  { key: 'private-spa', uuid: '5bb69c09-b235-54e0-be8b-046bc9b5e469' },
  { key: 'kids-spa', uuid: '960ecc5b-070d-5ff3-9abe-f211b1c9b29f' },
  { key: 'spa-and-ritual', uuid: '88718e5c-7717-5b72-bc30-b95c5de0056d' },
  { key: 'fathers-day', uuid: 'c7a77f55-32e4-5eca-9923-d75cf0f01e31', campaign: 'fathersDay' },
  { key: 'mothers-day', uuid: '58078f57-4ea8-5099-b87c-0274d4b46036', campaign: 'mothersDay' },
  { key: 'black-friday', uuid: '5d8c04e4-697b-57a5-8a82-26161790beff', campaign: 'blackFriday' },
  { key: 'christmas', uuid: 'ce420291-8d3f-544f-8712-754027b347c1', campaign: 'christmas' },
  { key: 'discounts', uuid: '7e40a91e-2d47-5f39-9cf5-9e72f9cec58d', isInternal: true },
  { key: 'valentines', uuid: '4b34247b-69bb-568b-abd7-2ec71c82a253', campaign: 'valentines' },
  { key: 'couples-massage', uuid: '13340b30-27a1-54b4-811f-c5b5235c2afc' },
  { key: 'teacher-gifts', uuid: 'a839fab6-7eea-5250-8cbd-864a5ce70908', campaign: 'teacherGift' },
  { key: 'company-gifts', uuid: '22251dd0-4167-5c80-b250-af189acac2ca', campaign: 'companyGift' },
  { key: 'other', uuid: 'other', isInternal: true },
] as const satisfies Row[]

type Row = {
  key: string
  uuid: string
  isInternal?: boolean
  campaign?: CampaignName
}

export type PromotionCategoryKey = (typeof rows)[number]['key']
export type PromotionCategory = Row & { key: PromotionCategoryKey }

export const promotionCategories: readonly PromotionCategory[] = rows

export function promotionCategory(key: PromotionCategoryKey): PromotionCategory {
  const found = promotionCategories.find((category) => category.key === key)
  if (!found) throw new Error(`No promotion category ${key}`)
  return found
}

/** What it is called, and its part of an address. */
export const promotionName = (key: PromotionCategoryKey, language: Language) => wordList('promotions', language)[key]

export type PromotionNames = Readonly<Record<PromotionCategoryKey, { title: string; slug: string }>>

declare module '#platform/i18n/word-lists.ts' {
  interface WordLists {
    promotions: PromotionNames
  }
}

export const specialMoments = specialMomentKeys.map(promotionCategory)

/** Internal categories never show, festive ones only while their campaign is active. */
export function isShown(
  category: PromotionCategory,
  activeCampaigns: ReadonlySet<CampaignName>,
  internalCategory?: string,
): boolean {
  if (isKeptInside(category, internalCategory)) return false
  return !category.campaign || activeCampaigns.has(category.campaign)
}

/** A festive category has its address all year: while its campaign is off, its page says when it comes back. */
export function isOutOfSeason(
  category: PromotionCategory,
  activeCampaigns: ReadonlySet<CampaignName>,
  internalCategory?: string,
): boolean {
  if (isKeptInside(category, internalCategory)) return false
  return category.campaign !== undefined && !activeCampaigns.has(category.campaign)
}

/** 'Other', Discounts and the one that a setting names. */
export const isKeptInside = ({ isInternal, key }: PromotionCategory, internalCategory?: string) =>
  isInternal || key === internalCategory

/** What suits an occasion at any time of the year. Black Friday has what is discounted on the day itself. */
export const allYearRound: Partial<Record<PromotionCategoryKey, PromotionCategoryKey>> = {
  'fathers-day': 'for-him',
  'mothers-day': 'spa-and-ritual',
  'black-friday': 'discounts',
  christmas: 'spa-and-massage',
  valentines: 'couples-spa',
  'teacher-gifts': 'spa-circuit',
}
