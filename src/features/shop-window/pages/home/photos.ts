import { specialMoments } from '#features/catalogue/rules/services/promotion-category.ts'
import { categoryPhotos } from '#features/shop-window/rules/category-photos.ts'
import type { Theme } from '#features/shop-window/rules/theme.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'

/**
 * Pictures of the home page itself. From the hero to the moments no scene follows itself, and no picture comes twice.
 * `focus` is where a narrow screen looks; behind the words of a bright one it is darkened more.
 */
export const heroPhotos: Record<Theme, HeroPhoto> = {
  blackFriday: { file: 'hot-stones-evening.jpg', focus: 'middle', isBright: true },
  christmas: { file: 'snow-pool-blue-hour.jpg', focus: 'middle' },
  threeKings: { file: 'hammam-light-shafts.jpg', focus: 'middle' },
  valentines: { file: 'infinity-pool-blue-hour.jpg', focus: 'right' },
  fathersDay: { file: 'volcanic-pool-day.jpg', focus: 'right' },
  holyWeek: { file: 'cabana-pool-afternoon.jpg', focus: 'middle' },
  mothersDay: { file: 'treatment-table-garden.jpg', focus: 'middle', isBright: true },
  teacherGift: { file: 'relax-room-daybeds.jpg', focus: 'left', isBright: true },
  dayPass: { file: 'infinity-pool-golden-hour.jpg', focus: 'right' },
  summer: { file: 'infinity-pool-day.jpg', focus: 'right' },
  spaAndLunch: { file: 'infinity-pool-golden-hour.jpg', focus: 'right' },
  spaAndBrunch: { file: 'thermal-pool-columns-golden.jpg', focus: 'middle' },
}

type HeroPhoto = { file: string; focus: 'left' | 'middle' | 'right'; isBright?: true }

export const bannerPhotos: Record<Theme, string> = {
  blackFriday: 'sauna-bucket-fire.jpg',
  christmas: 'gift-box-emerald-gold.jpg',
  threeKings: 'gift-box-emerald-gold.jpg',
  valentines: 'hot-stones-candle.jpg',
  fathersDay: 'sauna-towels-window.jpg',
  holyWeek: 'infinity-pool-day.jpg',
  mothersDay: 'gift-box-blush.jpg',
  teacherGift: 'oil-bottles-green.jpg',
  dayPass: 'cabana-pool-afternoon.jpg',
  summer: 'cabana-pool-day.jpg',
  spaAndLunch: 'relax-room-daybeds.jpg',
  spaAndBrunch: 'brunch-sunrise-wood.jpg',
}

export const promoPhotos = {
  offers: 'dune-daybeds-sunset.jpg',
  giftCard: 'gift-box-sage.jpg',
  companyGift: 'texture-pool-edge-stone.jpg',
  dayPass: 'volcanic-pool-day.jpg',
  nightAway: 'room-for-two-golden-hour.jpg',
  christmasCouple: 'cabana-pool-night.jpg',
  christmasFood: 'brunch-sunrise-wood.jpg',
  breakfast: 'brunch-juice-close.jpg',
}

export type PromoKey = keyof typeof promoPhotos

/** What the cards further down must not show once more. */
export const momentScenes = specialMoments.map(({ key }) => sceneOf(categoryPhotos[key]))
