import type { CouponRule } from './rule.ts'

/** A percentage is the same in any currency. */
export const hasCurrency: CouponRule = ({ kind, currency, minimum }, { sum }) =>
  (kind === 'percent' && minimum === 0) || currency === sum.currency ? null : 'bad-currency'
