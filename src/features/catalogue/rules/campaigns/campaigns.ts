import type { Day } from '#platform/time/dates.ts'

export const campaignNames = [
  'blackFriday',
  'christmas',
  'valentines',
  'fathersDay',
  'holyWeek',
  'mothersDay',
  'teacherGift',
  'companyGift',
] as const
export type CampaignName = (typeof campaignNames)[number]

/** Spec 9: company gifts are always active, so they have no window to edit. */
const withoutWindow = 'companyGift'
export type SeasonalCampaign = Exclude<CampaignName, typeof withoutWindow>

/** Days of any year, 'MM-DD', neither of them in the window. A window may run past the end of the year. */
export type CampaignWindow = { campaign: SeasonalCampaign; from: string; to: string }

/**
 * Spec 9. The operator may put another table in its place. As bounds are exclusive, 1 January is in neither window of
 * Christmas.
 */
export const campaignWindows: readonly CampaignWindow[] = [
  { campaign: 'blackFriday', from: '11-24', to: '12-03' },
  { campaign: 'christmas', from: '12-03', to: '01-01' },
  { campaign: 'christmas', from: '01-01', to: '01-07' },
  { campaign: 'valentines', from: '01-20', to: '02-15' },
  { campaign: 'fathersDay', from: '03-01', to: '03-20' },
  { campaign: 'holyWeek', from: '04-02', to: '04-20' },
  { campaign: 'mothersDay', from: '04-20', to: '05-04' },
  { campaign: 'teacherGift', from: '05-15', to: '06-15' },
]

/** In the order of the table. */
export function activeCampaigns(day: Day, windows: readonly CampaignWindow[] = campaignWindows): Set<CampaignName> {
  const open = windows.filter((window) => isInside(window, day)).map(({ campaign }) => campaign)
  return new Set([...open, withoutWindow])
}

/** The campaign that dresses the home page: the first active one of the season. */
export function leadCampaign(day: Day, windows: readonly CampaignWindow[] = campaignWindows): SeasonalCampaign | null {
  return windows.find((window) => isInside(window, day))?.campaign ?? null
}

/** Spec 9: January still belongs to the promotions of the year before. */
export function promotionYear(day: Day): number {
  const year = Number(day.slice(0, 4))
  return day.slice(5, 7) === '01' ? year - 1 : year
}

export function isInside({ from, to }: CampaignWindow, day: Day): boolean {
  const monthAndDay = day.slice(5)
  const isAfter = from < monthAndDay
  const isBefore = monthAndDay < to
  return from > to ? isAfter || isBefore : isAfter && isBefore
}
