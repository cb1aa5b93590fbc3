import type { CouponError } from '#domain/coupons/coupon-error.ts'
import { codesOf } from '#server/coupons/coupon-holds.ts'
import { minimumOf } from '#server/coupons/coupon-minimum.ts'
import { getCoupon } from '#server/coupons/get-coupon.ts'
import type { Services } from '#server/services.ts'
import type { Purchase } from '../core/purchase-row.ts'
import { validateCoupon } from './validate-coupon.ts'

/** `minimum`, in words, where the purchase is below it. */
export type RemovedCode = { code: string; couponError: CouponError; minimum?: string }

/**
 * Codes that were on a purchase and are not any more, each with the reason of spec 8: what its rules have against it
 * now, or, where they have nothing, that its quarter of an hour is over and it may be applied again.
 */
export async function removedCodes(services: Services, before: Purchase, after: Purchase): Promise<RemovedCode[]> {
  const lost = codesOf(before).filter((code) => !codesOf(after).includes(code))
  if (lost.length === 0) return []
  const asking = { purchaseUuid: after.uuid, now: services.clock.now() }
  return Promise.all(
    lost.map(async (code) => {
      const coupon = await getCoupon(services.db, code, asking)
      const verdict = await validateCoupon(services, services.db, after, coupon)
      const couponError = verdict.ok ? 'expired' : verdict.error
      return { code, couponError, ...(await minimumOf(services.db, code, couponError)) }
    }),
  )
}
