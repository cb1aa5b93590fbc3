import type { CouponRule } from './rule.ts'

export const isActive: CouponRule = ({ isActive }) => (isActive ? null : 'not-active')
