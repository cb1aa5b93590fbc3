import type { CampaignName } from '#domain/campaigns/campaigns.ts'
import type { PromotionCategoryKey } from '#domain/catalogue/promotion-category.ts'

/** Campaigns that dress the home page, each with the category its banner leads to (spring has none of its own). */
export const campaignCategory = {
  blackFriday: 'black-friday',
  christmas: 'christmas',
  valentines: 'valentines',
  fathersDay: 'fathers-day',
  holyWeek: 'day-pass',
  mothersDay: 'mothers-day',
  teacherGift: 'teacher-gifts',
} as const satisfies Record<Exclude<CampaignName, 'companyGift'>, PromotionCategoryKey>

type DressedCampaign = keyof typeof campaignCategory

export const isDressed = (campaign: string | null): campaign is DressedCampaign =>
  campaign !== null && campaign in campaignCategory
