import type { Theme } from '#domain/campaigns/theme.ts'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { pathOf, sectionPath } from '#i18n/paths.ts'
import type { HomeView } from '#server/catalogue/pages/describe-home.ts'

export type PromoKey =
  | 'giftCard'
  | 'companyGift'
  | 'dayPass'
  | 'nightAway'
  | 'christmasCouple'
  | 'christmasFood'
  | 'breakfast'

/** The smaller banners below a theme's own. Company gifts are always active (spec 9), so they close every row. */
export const promosOf: Record<Theme, PromoKey[]> = {
  blackFriday: ['giftCard', 'companyGift'],
  christmas: ['christmasCouple', 'christmasFood', 'companyGift'],
  threeKings: ['nightAway', 'companyGift'],
  valentines: ['nightAway', 'companyGift'],
  fathersDay: ['giftCard', 'companyGift'],
  holyWeek: ['nightAway', 'companyGift'],
  mothersDay: ['breakfast', 'companyGift'],
  teacherGift: ['giftCard', 'companyGift'],
  dayPass: ['giftCard', 'companyGift'],
  summer: ['nightAway', 'companyGift'],
  spaAndLunch: ['dayPass', 'companyGift'],
  spaAndBrunch: ['giftCard', 'companyGift'],
}

/** Null where the section is switched off or the category is not on show. */
export function promoHref(promo: PromoKey, frame: PageFrame, promotions: HomeView['promotions']): string | null {
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
