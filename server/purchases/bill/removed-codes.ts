import type { CouponError } from '#domain/coupons/coupon-error.ts'
import { minimumOf } from '#server/coupons/coupon-minimum.ts'
import { getCoupon } from '#server/coupons/get-coupon.ts'
import type { Services } from '#server/services.ts'
import type { Purchase } from '../core/purchase-row.ts'
import { codesOf, holdsOf } from '../holds/coupon-holds.ts'
import { validateCoupon } from './validate-coupon.ts'

/** `minimum` is formatted, and given if the purchase is below it. */
export type RemovedCode = { code: string; couponError: CouponError; minimum?: string }

/**
 * Codes that were removed from a purchase, each with its reason of spec 8: the rule that refuses it now or, if none
 * does, its hold (spec 4). 'expired': its 15 minutes have ended. 'not-reserved': it is not held at all, since it was
 * released by a click on pay that found it expired. Either way it may be applied again.
 */
export async function removedCodes(services: Services, before: Purchase, after: Purchase): Promise<RemovedCode[]> {
  const removed = codesOf(before).filter((code) => !codesOf(after).includes(code))
  if (removed.length === 0) return []
  const lookup = { purchaseUuid: after.uuid, now: services.clock.now() }
  const holds = await holdsOf(services.db, before)
  const isHeld = (code: string) => holds.some((hold) => hold.code === code)
  return Promise.all(
    removed.map(async (code) => {
      const coupon = await getCoupon(services.db, code, lookup)
      const verdict = await validateCoupon(services, services.db, after, coupon)
      const couponError = verdict.ok ? (isHeld(code) ? 'expired' : 'not-reserved') : verdict.error
      return { code, couponError, ...(await minimumOf(services.db, code, couponError)) }
    }),
  )
}
