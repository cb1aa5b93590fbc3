import { activeCampaigns, promotionYear } from '#features/catalogue/rules/campaigns/campaigns.ts'
import { addDays, type Day } from '#platform/time/dates.ts'

const windowDays = 14
const christmasUntil = '01-20'

/**
 * The last day on which a voucher can be cancelled for a refund: the 14th after the purchase (spec 9), or 20 January
 * for what was bought in the Christmas campaign, whichever is later.
 */
export function lastRefundDay(boughtOn: Day): Day {
  const usual = addDays(boughtOn, windowDays)
  if (!isOfChristmas(boughtOn)) return usual
  const christmas = `${promotionYear(boughtOn) + 1}-${christmasUntil}`
  return christmas > usual ? christmas : usual
}

/** For how many days what is bought that day can be given back; null where the campaign names the last day instead. */
export const refundDays = (boughtOn: Day) => (isOfChristmas(boughtOn) ? null : windowDays)

const isOfChristmas = (day: Day) => activeCampaigns(day).has('christmas')
