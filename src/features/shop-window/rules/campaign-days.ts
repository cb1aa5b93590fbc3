import {
  type CampaignName,
  type CampaignWindow,
  campaignWindows,
  isInside,
} from '#features/catalogue/rules/campaigns/campaigns.ts'
import { addDays, type Day } from '#platform/time/dates.ts'

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
