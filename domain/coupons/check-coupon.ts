import type { Day } from '#domain/dates.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Basket, Coupon } from './coupon.ts'
import type { CouponError } from './coupon-error.ts'
import { isForFirstPurchase } from './rules/first-purchase-only.ts'
import { fitsGoods } from './rules/fits-goods.ts'
import { fitsSpa } from './rules/fits-spa.ts'
import { hasCurrency } from './rules/has-currency.ts'
import { hasRemainingUses } from './rules/has-remaining-uses.ts'
import { isActive } from './rules/is-active.ts'
import { isOfThisMoney } from './rules/is-of-this-money.ts'
import { isWithinDates } from './rules/is-within-dates.ts'
import { reachesMinimum } from './rules/reaches-minimum.ts'
import type { CouponRule } from './rules/rule.ts'

/** The first that speaks decides: what the buyer can't change comes before what they can. */
const rules: readonly CouponRule[] = [
  isOfThisMoney,
  isActive,
  isWithinDates,
  hasCurrency,
  isForFirstPurchase,
  fitsSpa,
  fitsGoods,
  reachesMinimum,
  hasRemainingUses,
]

export function checkCoupon(coupon: Coupon | null, basket: Basket, today: Day): Result<Coupon, CouponError> {
  if (!coupon) return fail('not-found')
  for (const rule of rules) {
    const error = rule(coupon, basket, today)
    if (error) return fail(error)
  }
  return ok(coupon)
}
