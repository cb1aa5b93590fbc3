import { sortOf } from '../coupon.ts'
import type { CouponRule } from './rule.ts'

/** All of a purchase must be what the coupon is for, and the goods must be of a kind that accepts such codes. */
export const fitsGoods: CouponRule = (coupon, basket) => {
  const { services } = coupon
  const isForAll = services.length === 0 || basket.items.every(({ uuid }) => services.includes(uuid))
  return isForAll && basket.acceptedCodes.includes(sortOf(coupon)) ? null : 'invalid-for-service'
}
