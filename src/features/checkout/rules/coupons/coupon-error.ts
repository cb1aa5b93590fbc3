/** Spec 8. The compiler asks for a sentence for each in both languages. */
export const couponErrors = [
  'not-found',
  'not-active',
  'min-price',
  'start-date',
  'end-date',
  'unknown',
  'confirmed-purchase',
  'not-reserved',
  'expired',
  'bad-currency',
  'reached-usage-limit',
  'empty-wallet',
  'invalid-for-service',
  'invalid-for-spa',
  'play-money',
] as const

export type CouponError = (typeof couponErrors)[number]
