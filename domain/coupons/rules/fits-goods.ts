import type { CouponRule } from './rule.ts'

/**
 * All of a purchase must be what the coupon is for. Decided: balance from a conversion is not accepted for getaways and
 * dated bookings; a gift card is, anywhere, but it buys no other gift card.
 */
export const fitsGoods: CouponRule = ({ kind, services }, basket) => {
  const isForAll = services.length === 0 || basket.items.every(({ uuid }) => services.includes(uuid))
  if (!isForAll) return 'invalid-for-service'
  if (kind === 'wallet' && basket.kind !== 'voucher') return 'invalid-for-service'
  return kind === 'gift-card' && basket.kind === 'gift-card' ? 'invalid-for-service' : null
}
