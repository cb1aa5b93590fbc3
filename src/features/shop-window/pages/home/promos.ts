import type { Theme } from '#features/shop-window/rules/theme.ts'
import type { HomeView } from '#features/shop-window/server/describe-home.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf, sectionPath } from '#platform/pages/paths.ts'

export type PromoKey =
  | 'offers'
  | 'giftCard'
  | 'companyGift'
  | 'dayPass'
  | 'nightAway'
  | 'christmasCouple'
  | 'christmasFood'
  | 'breakfast'

/**
 * The smaller banners below a theme's own. Company gifts are always active (spec 9), so they close every row; Christmas
 * has three without what is discounted.
 */
export const promosOf: Record<Theme, PromoKey[]> = {
  blackFriday: ['offers', 'giftCard', 'companyGift'],
  christmas: ['christmasCouple', 'christmasFood', 'companyGift'],
  threeKings: ['offers', 'nightAway', 'companyGift'],
  valentines: ['offers', 'nightAway', 'companyGift'],
  fathersDay: ['offers', 'giftCard', 'companyGift'],
  holyWeek: ['offers', 'nightAway', 'companyGift'],
  mothersDay: ['offers', 'breakfast', 'companyGift'],
  teacherGift: ['offers', 'giftCard', 'companyGift'],
  dayPass: ['offers', 'giftCard', 'companyGift'],
  summer: ['offers', 'nightAway', 'companyGift'],
  spaAndLunch: ['offers', 'dayPass', 'companyGift'],
  spaAndBrunch: ['offers', 'giftCard', 'companyGift'],
}

type Shown = Pick<HomeView, 'promotions' | 'offers'>

/** Null where the section is switched off, the category is not on show or nothing is discounted. */
export function promoHref(promo: PromoKey, frame: PageFrame, { promotions, offers }: Shown): string | null {
  if (promo === 'offers') return offers?.href ?? null
  if (promo === 'giftCard') return pathOf('giftCards', frame.language)
  if (promo === 'nightAway') return frame.features.packages ? sectionPath('getaways', frame.language) : null
  return promotions.find(({ key }) => key === categoryOf[promo])?.href ?? null
}

const categoryOf = {
  companyGift: 'company-gifts',
  dayPass: 'day-pass',
  christmasCouple: 'couples-spa',
  christmasFood: 'spa-and-food',
  breakfast: 'spa-and-food',
} as const
