import type { PromotionCategoryKey } from '#features/catalogue/rules/services/promotion-category.ts'

/**
 * What each promotion category looks like, wherever it is linked with a picture. Those that can stand close together on
 * some day of the year show different scenes.
 */
export const categoryPhotos: Record<PromotionCategoryKey, string> = {
  'spa-circuit': 'thermal-pool-columns-day.jpg',
  'spa-and-massage': 'treatment-table-candlelight.jpg',
  'spa-and-food': 'brunch-sea-terrace.jpg',
  'couples-spa': 'bath-petals-sunset.jpg',
  'day-pass': 'cabana-pool-golden-hour.jpg',
  'for-him': 'sauna-stove-window.jpg',
  'private-spa': 'champagne-jacuzzi-evening.jpg',
  'kids-spa': 'kids-pool-from-above.jpg',
  'spa-and-ritual': 'hammam-evening-pool.jpg',
  'fathers-day': 'robes-stone-wall-warm.jpg',
  'mothers-day': 'facial-creams-daylight.jpg',
  'black-friday': 'oil-bottles-evening.jpg',
  christmas: 'snow-lodge-blue-hour.jpg',
  discounts: 'dune-daybeds-day.jpg',
  valentines: 'dinner-for-two-red-wine.jpg',
  'couples-massage': 'relax-room-garden.jpg',
  'teacher-gifts': 'foot-bath-copper.jpg',
  'company-gifts': 'gift-box-sage.jpg',
  other: 'texture-pool-edge-stone.jpg',
}
