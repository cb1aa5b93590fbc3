import { updateBill } from '#features/checkout/rules/bill/update-bill.ts'
import type { CouponError } from '#features/checkout/rules/coupons/coupon.ts'
import { holdExpiry } from '#features/checkout/rules/coupons/coupon.ts'
import { isPaid } from '#features/checkout/rules/purchases/purchase.ts'
import { lockCoupon } from '#features/checkout/server/coupons/get-coupon.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { changePurchase, lockPurchase, type Purchase } from '../core/purchase-row.ts'
import { releaseCodes } from '../holds/coupon-holds.ts'
import { holdBalance } from './apply-coupon.ts'
import { appliedBalance } from './current-bill.ts'

/** Spec 8: a paid purchase keeps its codes. Removing a code that is not applied succeeds and changes nothing. */
export async function removeCoupon(services: Services, uuid: string, code: string): Promise<Result<null, CouponError>> {
  return services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (!purchase) return fail('unknown')
    if (isPaid(purchase.state)) return fail('confirmed-purchase')
    if (purchase.state !== 'ready') return fail('unknown')
    const { couponCode, balanceCode, bill } = purchase
    await releaseCodes(tx, uuid, code)
    if (couponCode === code) {
      const bill = await billWithoutCoupon(services, tx, purchase)
      await changePurchase(tx, uuid, { couponCode: null, bill })
    }
    if (balanceCode === code)
      await changePurchase(tx, uuid, { balanceCode: null, bill: updateBill(bill, { balance: null }) })
    return ok(null)
  })
}

/** Without the coupon the balance has more to pay: as much as is available is held at once. */
async function billWithoutCoupon({ clock }: Services, tx: Transaction, { uuid, bill, balanceCode }: Purchase) {
  if (!balanceCode) return updateBill(bill, { coupon: null })
  const now = clock.now()
  const balance = await lockCoupon(tx, balanceCode, { purchaseUuid: uuid, now })
  const without = updateBill(bill, { coupon: null, ...(balance ? { balance: appliedBalance(balance) } : {}) })
  await holdBalance(tx, uuid, without, holdExpiry(now))
  return without
}
