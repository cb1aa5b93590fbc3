import type { CouponRule } from './rule.ts'

/**
 * All of a purchase must be what the coupon is for. Decided: balance from a conversion is not accepted for getaways and
 * dated bookings; a gift card is. No code of any kind buys a gift card: money that was given would become money that is
 * bought.
 */
export const fitsGoods: CouponRule = ({ kind, services }, basket) => {
  const isForAll = services.length === 0 || basket.items.every(({ uuid }) => services.includes(uuid))
  if (!isForAll) return 'invalid-for-service'
  if (basket.kind === 'gift-card') return 'invalid-for-service'
  return kind === 'wallet' && basket.kind !== 'voucher' ? 'invalid-for-service' : null
}
