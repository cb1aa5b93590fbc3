import { isSpendableIn } from '#features/checkout/rules/payments/payment-mode.ts'
import { mailboxOf } from '#platform/emails/mailbox.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Day } from '#platform/time/dates.ts'
import { type Basket, type Coupon, type CouponError, isBalance, sortOf } from './coupon.ts'

/** Says why a coupon can't be applied, or null where this rule has nothing against it. */
type CouponRule = (coupon: Coupon, basket: Basket, today: Day) => CouponError | null

/** The first rule that refuses decides: what the buyer can't change comes before what they can. */
const rules: readonly CouponRule[] = [
  // What was bought with play money buys nothing that costs real money.
  ({ paymentMode }, basket) => (isSpendableIn(basket.paymentMode, paymentMode) ? null : 'play-money'),
  ({ isActive, isOnHold }) => (isActive && !isOnHold ? null : 'not-active'),
  isWithinDates,
  // Spec 8, for every code: a percentage too was given for sales in its currency.
  ({ currency }, { sum }) => (currency === sum.currency ? null : 'bad-currency'),
  isForFirstPurchase,
  ({ spas }, { spaUuid }) =>
    spas.length === 0 || (spaUuid !== null && spas.includes(spaUuid)) ? null : 'invalid-for-spa',
  fitsGoods,
  ({ minimum }, { sum }) => (sum.amount >= minimum ? null : 'min-price'),
  hasRemainingUses,
]

export function checkCoupon(coupon: Coupon | null, basket: Basket, today: Day): Result<Coupon, CouponError> {
  if (!coupon) return fail('not-found')
  for (const rule of rules) {
    const error = rule(coupon, basket, today)
    if (error) return fail(error)
  }
  return ok(coupon)
}

/** Both days are included. */
function isWithinDates({ startsOn, endsOn }: Coupon, _: Basket, today: Day): CouponError | null {
  if (startsOn && today < startsOn) return 'start-date'
  return endsOn && today > endsOn ? 'end-date' : null
}

/** Spec 9: the newsletter's code is for a first purchase, without discounted services and getaways. */
function isForFirstPurchase({ firstPurchaseOnly }: Coupon, basket: Basket): CouponError | null {
  if (firstPurchaseOnly === null) return null
  if (mailboxOf(firstPurchaseOnly) !== mailboxOf(basket.buyerEmail)) return 'not-found'
  if (!basket.isFirstPurchase) return 'reached-usage-limit'
  const isWelcome = basket.acceptedCodes.includes('welcome') && basket.items.every(({ isDiscounted }) => !isDiscounted)
  return isWelcome ? null : 'invalid-for-service'
}

/** All of a purchase must be what the coupon is for, and the goods must be of a kind that accepts such codes. */
function fitsGoods(coupon: Coupon, { items, acceptedCodes }: Basket): CouponError | null {
  const { services } = coupon
  const isForAll = services.length === 0 || items.every(({ uuid }) => services.includes(uuid))
  return isForAll && acceptedCodes.includes(sortOf(coupon)) ? null : 'invalid-for-service'
}

function hasRemainingUses(coupon: Coupon): CouponError | null {
  if (isBalance(coupon) && coupon.available <= 0) return 'empty-wallet'
  return coupon.usageLimit !== null && coupon.uses >= coupon.usageLimit ? 'reached-usage-limit' : null
}
