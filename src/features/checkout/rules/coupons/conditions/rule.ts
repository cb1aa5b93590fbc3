import type { Day } from '#platform/time/dates.ts'
import type { Basket, Coupon } from '../coupon.ts'
import type { CouponError } from '../coupon-error.ts'

/** Says why a coupon can't be applied, or null where this rule has nothing against it. */
export type CouponRule = (coupon: Coupon, basket: Basket, today: Day) => CouponError | null
