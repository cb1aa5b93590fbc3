import {
  type AppliedBalance,
  type AppliedCoupon,
  type Bill,
  billFor,
  type GoodsLine,
} from '#features/checkout/rules/bill/purchase-lines.ts'
import type { Coupon } from '#features/checkout/rules/coupons/coupon.ts'
import { euros } from '#platform/rules/money.ts'
import type { Services } from '#platform/server/services.ts'
import type { Purchase } from '../core/purchase-row.ts'

/** The codes of a purchase as they are now. */
type Applied = { coupon: Coupon | null; balance: Coupon | null }

/** The bill of a purchase from its stored quote and these codes. No amount comes from a form. */
export function currentBill(services: Services, purchase: Purchase, applied: Applied): Bill {
  return billFor({
    goods: purchase.quote.lines,
    postal: postageOf(services, purchase),
    coupon: applied.coupon && appliedCoupon(applied.coupon),
    balance: applied.balance && appliedBalance(applied.balance),
    selection: purchase.bill.selection,
  })
}

/** A bill without codes and postage. */
export const billWithoutCodes = (goods: GoodsLine[]) => billFor({ goods, postal: null, coupon: null, balance: null })

export const postageOf = ({ config }: Services, { postal }: Pick<Purchase, 'postal'>) =>
  postal ? euros(config.postalPrice) : null

export const appliedCoupon = ({ code, label, percent }: Coupon): AppliedCoupon => ({ code, label, percent })

export const appliedBalance = ({ code, label, kind, available, currency }: Coupon): AppliedBalance => ({
  code,
  label,
  kind: kind === 'gift-card' ? 'gift-card' : 'wallet',
  available: { amount: Math.max(0, available), currency },
})
