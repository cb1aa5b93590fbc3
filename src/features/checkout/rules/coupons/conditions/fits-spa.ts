import type { CouponRule } from './rule.ts'

export const fitsSpa: CouponRule = ({ spas }, { spaUuid }) =>
  spas.length === 0 || (spaUuid !== null && spas.includes(spaUuid)) ? null : 'invalid-for-spa'
