import type { CouponError } from '#domain/coupons/coupon-error.ts'
import { isPaid } from '#domain/purchases/purchase.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { releaseReservations } from '#server/coupons/reserve-coupon.ts'
import type { Services } from '#server/services.ts'
import { billNow } from './bill-now.ts'
import { changePurchase, lockPurchase } from './purchase-row.ts'

/** Spec 8: not any more once the purchase is confirmed. One that is not applied is removed already. */
export async function removeCoupon(services: Services, uuid: string, code: string): Promise<Result<null, CouponError>> {
  return services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (!purchase) return fail('unknown')
    if (isPaid(purchase.state)) return fail('confirmed-purchase')
    if (purchase.state !== 'ready') return fail('unknown')
    const codes = {
      couponCode: purchase.couponCode === code ? null : purchase.couponCode,
      balanceCode: purchase.balanceCode === code ? null : purchase.balanceCode,
    }
    await releaseReservations(tx, uuid, code)
    const now = await billNow(services, tx, purchase, codes)
    if (!now.ok) return fail('unknown')
    await changePurchase(tx, uuid, { ...codes, bill: now.value.bill })
    return ok(null)
  })
}
