import type { CouponError } from '#domain/coupons/coupon-error.ts'
import { updateBill } from '#domain/pricing/update-bill.ts'
import { isPaid } from '#domain/purchases/purchase.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { releaseHolds } from '#server/coupons/coupon-holds.ts'
import type { Services } from '#server/services.ts'
import { changePurchase, lockPurchase } from './purchase-row.ts'

/** Spec 8: not any more once the purchase is confirmed. One that is not applied is removed already. */
export async function removeCoupon(services: Services, uuid: string, code: string): Promise<Result<null, CouponError>> {
  return services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (!purchase) return fail('unknown')
    if (isPaid(purchase.state)) return fail('confirmed-purchase')
    if (purchase.state !== 'ready') return fail('unknown')
    const { couponCode, balanceCode, bill } = purchase
    await releaseHolds(tx, uuid, code)
    if (couponCode === code)
      await changePurchase(tx, uuid, { couponCode: null, bill: updateBill(bill, { coupon: null }) })
    if (balanceCode === code)
      await changePurchase(tx, uuid, { balanceCode: null, bill: updateBill(bill, { balance: null }) })
    return ok(null)
  })
}
