import {
  type CampaignName,
  type CampaignWindow,
  campaignWindows,
  isInside,
  leadCampaign,
  type SeasonalCampaign,
} from '#features/catalogue/rules/campaigns/campaigns.ts'
import type { PromotionCategoryKey } from '#features/catalogue/rules/services/promotion-category.ts'
import { addDays, type Day } from '#platform/time/dates.ts'

/** What dresses the home page while a campaign is on. From 1 January on, Christmas is the Three Kings' (spec 9). */
type CampaignTheme = SeasonalCampaign | 'threeKings'

/** Spec 9 names these in copy, without days: each serves from its day on, wherever no campaign is on. */
const seasons = [
  { from: '03-01', theme: 'dayPass' },
  { from: '06-15', theme: 'summer' },
  { from: '09-15', theme: 'spaAndLunch' },
  { from: '12-01', theme: 'spaAndBrunch' },
] as const
type SeasonalTheme = (typeof seasons)[number]['theme']

export type Theme = CampaignTheme | SeasonalTheme

export function campaignTheme(day: Day, windows: readonly CampaignWindow[] = campaignWindows): CampaignTheme | null {
  const campaign = leadCampaign(day, windows)
  return campaign === 'christmas' && day.slice(5, 7) === '01' ? 'threeKings' : campaign
}

export function seasonalTheme(day: Day): SeasonalTheme {
  const begun = seasons.findLast(({ from }) => from <= day.slice(5))
  // Until the first of them begins, the last of the year before goes on.
  return begun?.theme ?? 'spaAndBrunch'
}

export const themeOf = (day: Day): Theme => campaignTheme(day) ?? seasonalTheme(day)

/** First and last day of the window in which the lead campaign is open. */
export function leadCampaignDays(day: Day, windows: readonly CampaignWindow[] = campaignWindows) {
  const window = windows.find((candidate) => isInside(candidate, day))
  if (!window) return null
  const year = Number(day.slice(0, 4))
  const isPastNewYear = window.from > window.to && day.slice(5) < window.to
  const firstYear = isPastNewYear ? year - 1 : year
  const lastYear = window.from > window.to ? firstYear + 1 : firstYear
  return { first: addDays(`${firstYear}-${window.from}`, 1), last: addDays(`${lastYear}-${window.to}`, -1) }
}

/** The next day after this one on which a window of the campaign opens. */
export function nextCampaignStart(
  campaign: CampaignName,
  day: Day,
  windows: readonly CampaignWindow[] = campaignWindows,
): Day | null {
  const year = Number(day.slice(0, 4))
  const openings = windows
    .filter((window) => window.campaign === campaign)
    .flatMap(({ from }) => [addDays(`${year}-${from}`, 1), addDays(`${year + 1}-${from}`, 1)])
  return openings.filter((opening) => opening > day).toSorted()[0] ?? null
}

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
