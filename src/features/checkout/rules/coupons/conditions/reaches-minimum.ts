import type { CouponRule } from './rule.ts'

export const reachesMinimum: CouponRule = ({ minimum }, { sum }) => (sum.amount >= minimum ? null : 'min-price')
