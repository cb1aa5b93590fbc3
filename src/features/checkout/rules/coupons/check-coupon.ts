import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Day } from '#platform/time/dates.ts'
import { isForFirstPurchase } from './conditions/first-purchase-only.ts'
import { fitsGoods } from './conditions/fits-goods.ts'
import { fitsSpa } from './conditions/fits-spa.ts'
import { hasCurrency } from './conditions/has-currency.ts'
import { hasRemainingUses } from './conditions/has-remaining-uses.ts'
import { isActive } from './conditions/is-active.ts'
import { isOfThisMoney } from './conditions/is-of-this-money.ts'
import { isWithinDates } from './conditions/is-within-dates.ts'
import { reachesMinimum } from './conditions/reaches-minimum.ts'
import type { CouponRule } from './conditions/rule.ts'
import type { Basket, Coupon } from './coupon.ts'
import type { CouponError } from './coupon-error.ts'

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
