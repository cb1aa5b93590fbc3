import type { CampaignName } from '#domain/campaigns/campaigns.ts'
import type { PromotionCategoryKey } from '#domain/catalogue/promotion-category.ts'

/** Pictures of the home page itself: no two neighbours of the same scene, none of the hero's below it. */
export const momentPhotos: Partial<Record<PromotionCategoryKey, string>> = {
  'couples-spa': 'bath-petals-sunset.jpg',
  'spa-circuit': 'thermal-pool-columns-day.jpg',
  'spa-and-massage': 'treatment-table-candlelight.jpg',
  'spa-and-food': 'brunch-sea-terrace.jpg',
  'day-pass': 'cabana-pool-golden-hour.jpg',
  'spa-and-ritual': 'hammam-evening-pool.jpg',
  'private-spa': 'relax-room-garden.jpg',
  'kids-spa': 'kids-pool-from-above.jpg',
  'for-him': 'sauna-stove-window.jpg',
}

export const campaignPhotos: Record<Exclude<CampaignName, 'companyGift'> | 'default', string> = {
  default: 'thermal-pool-columns-golden.jpg',
  blackFriday: 'sauna-bucket-fire.jpg',
  christmas: 'gift-box-emerald-gold.jpg',
  valentines: 'bath-petals-close.jpg',
  fathersDay: 'sauna-towels-window.jpg',
  holyWeek: 'cabana-pool-day.jpg',
  mothersDay: 'gift-box-blush.jpg',
  teacherGift: 'oil-bottles-green.jpg',
}
