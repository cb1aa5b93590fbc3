import { mailboxOf } from '#platform/emails/mailbox.ts'
import type { CouponRule } from './rule.ts'

/** Spec 9: the newsletter's code is for a first purchase, without discounted services and getaways. */
export const isForFirstPurchase: CouponRule = ({ firstPurchaseOnly }, basket) => {
  if (firstPurchaseOnly === null) return null
  if (mailboxOf(firstPurchaseOnly) !== mailboxOf(basket.buyerEmail)) return 'not-found'
  if (!basket.isFirstPurchase) return 'reached-usage-limit'
  const isWelcome = basket.acceptedCodes.includes('welcome') && basket.items.every(({ isDiscounted }) => !isDiscounted)
  return isWelcome ? null : 'invalid-for-service'
}
