import { checkCoupon } from '#features/checkout/rules/coupons/check-coupon.ts'
import type { Coupon, CouponError } from '#features/checkout/rules/coupons/coupon.ts'
import { hasStartedAnother, lockFirstPurchase } from '#features/checkout/server/coupons/first-purchase.ts'
import type { Result } from '#platform/rules/result.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { kindOf } from '../core/kind-of.ts'
import type { Purchase } from '../core/purchase-row.ts'
import { billWithoutCodes } from './current-bill.ts'

/** Checks a code by all its rules against the purchase as it is now. */
export async function validateCoupon(
  { clock, config, kinds }: Services,
  db: Database | Transaction,
  purchase: Purchase,
  coupon: Coupon | null,
): Promise<Result<Coupon, CouponError>> {
  const bill = billWithoutCodes(purchase.quote.lines)
  const buyerEmail = purchase.buyer?.email ?? ''
  const basket = {
    acceptedCodes: kindOf({ kinds }, purchase.kind).acceptedCodes,
    spaUuid: purchase.quote.spaUuid,
    items: purchase.quote.items,
    sum: { amount: bill.total, currency: bill.currency },
    buyerEmail,
    paymentMode: config.paymentMode,
    // Only codes for the first purchase need this query.
    isFirstPurchase: !coupon?.firstPurchaseOnly || (await isFirstPurchase(db, purchase)),
  }
  return checkCoupon(coupon, basket, madridDay(clock.now()))
}

/** Queried under a lock, so that two purchases of one address can't both be the first. */
async function isFirstPurchase(db: Database | Transaction, purchase: Purchase): Promise<boolean> {
  await lockFirstPurchase(db, purchase)
  return !(await hasStartedAnother(db, purchase))
}
