import { isSpendableIn } from '#features/checkout/rules/payments/payment-mode.ts'
import type { CouponRule } from './rule.ts'

/** What was bought with play money buys nothing that costs real money. */
export const isOfThisMoney: CouponRule = (coupon, basket) =>
  isSpendableIn(basket.paymentMode, coupon.paymentMode) ? null : 'play-money'
