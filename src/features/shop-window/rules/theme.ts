import {
  type CampaignWindow,
  campaignWindows,
  leadCampaign,
  type SeasonalCampaign,
} from '#features/catalogue/rules/campaigns/campaigns.ts'
import type { Day } from '#platform/time/dates.ts'

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
