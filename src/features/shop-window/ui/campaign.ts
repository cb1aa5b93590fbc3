import type { PromotionCategoryKey } from '#features/catalogue/rules/services/promotion-category.ts'
import type { Theme } from '#features/shop-window/rules/theme.ts'

/** The category that a theme of the home page leads to. Holy Week and the seasons have none of their own. */
export const themeCategory: Record<Theme, PromotionCategoryKey> = {
  blackFriday: 'black-friday',
  christmas: 'christmas',
  threeKings: 'christmas',
  valentines: 'valentines',
  fathersDay: 'fathers-day',
  holyWeek: 'day-pass',
  mothersDay: 'mothers-day',
  teacherGift: 'teacher-gifts',
  dayPass: 'day-pass',
  summer: 'day-pass',
  spaAndLunch: 'spa-and-food',
  spaAndBrunch: 'spa-and-food',
}
