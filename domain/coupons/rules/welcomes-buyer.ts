import type { CouponRule } from './rule.ts'

/** Spec 9: the newsletter's code is for a first purchase, without discounted services and getaways. */
export const welcomesBuyer: CouponRule = ({ welcomes }, basket) => {
  if (welcomes === null) return null
  if (welcomes.toLowerCase() !== basket.buyerEmail.toLowerCase()) return 'not-found'
  if (!basket.isFirstPurchase) return 'reached-usage-limit'
  const isWelcome = basket.kind !== 'getaway' && basket.items.every(({ isDiscounted }) => !isDiscounted)
  return isWelcome ? null : 'invalid-for-service'
}
