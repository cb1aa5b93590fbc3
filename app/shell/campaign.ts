import type { Theme } from '#domain/campaigns/theme.ts'
import type { PromotionCategoryKey } from '#domain/catalogue/services/promotion-category.ts'

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
