import { isBalance } from '../coupon.ts'
import type { CouponRule } from './rule.ts'

export const hasRemainingUses: CouponRule = (coupon) => {
  if (isBalance(coupon) && coupon.available <= 0) return 'empty-wallet'
  return coupon.usageLimit !== null && coupon.uses >= coupon.usageLimit ? 'reached-usage-limit' : null
}
