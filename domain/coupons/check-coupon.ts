import type { Day } from '#domain/dates.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Basket, Coupon } from './coupon.ts'
import type { CouponError } from './coupon-error.ts'
import { fitsGoods } from './rules/fits-goods.ts'
import { fitsSpa } from './rules/fits-spa.ts'
import { hasCurrency } from './rules/has-currency.ts'
import { isActive } from './rules/is-active.ts'
import { isInSeason } from './rules/is-in-season.ts'
import { isLeft } from './rules/is-left.ts'
import { isOfThisMoney } from './rules/is-of-this-money.ts'
import { reachesMinimum } from './rules/reaches-minimum.ts'
import type { CouponRule } from './rules/rule.ts'
import { welcomesBuyer } from './rules/welcomes-buyer.ts'

/** The first that speaks decides: what the buyer can't change comes before what they can. */
const rules: readonly CouponRule[] = [
  isOfThisMoney,
  isActive,
  isInSeason,
  hasCurrency,
  welcomesBuyer,
  fitsSpa,
  fitsGoods,
  reachesMinimum,
  isLeft,
]

export function checkCoupon(coupon: Coupon | null, basket: Basket, today: Day): Result<Coupon, CouponError> {
  if (!coupon) return fail('not-found')
  for (const rule of rules) {
    const error = rule(coupon, basket, today)
    if (error) return fail(error)
  }
  return ok(coupon)
}
