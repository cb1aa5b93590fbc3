import type { CouponRule } from './rule.ts'

/** Spec 8, for every code: a percentage too was given for sales in its currency. */
export const hasCurrency: CouponRule = ({ currency }, { sum }) => (currency === sum.currency ? null : 'bad-currency')
