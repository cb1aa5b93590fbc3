import type { CouponRule } from './rule.ts'

export const isActive: CouponRule = ({ isActive, isOnHold }) => (isActive && !isOnHold ? null : 'not-active')
