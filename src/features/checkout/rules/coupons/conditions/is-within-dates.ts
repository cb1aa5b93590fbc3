import type { CouponRule } from './rule.ts'

/** Both days belong to its time. */
export const isWithinDates: CouponRule = ({ startsOn, endsOn }, _, today) => {
  if (startsOn && today < startsOn) return 'start-date'
  return endsOn && today > endsOn ? 'end-date' : null
}
