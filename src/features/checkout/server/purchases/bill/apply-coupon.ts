import { updateBill } from '#features/checkout/rules/bill/update-bill.ts'
import { checkCoupon } from '#features/checkout/rules/coupons/check-coupon.ts'
import {
  type Coupon,
  type CouponError,
  holdExpiry,
  isBalance,
  normalCode,
} from '#features/checkout/rules/coupons/coupon.ts'
import { expiryFrom, isPaid } from '#features/checkout/rules/purchases/purchase.ts'
import { hasStartedAnother, lockFirstPurchase } from '#features/checkout/server/coupons/first-purchase.ts'
import { getCoupon, lockCodes, lockCoupon } from '#features/checkout/server/coupons/get-coupon.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { kindOf } from '../core/kind-of.ts'
import { changePurchase, lockPurchase, type Purchase } from '../core/purchase-row.ts'
import { holdCoupon, releaseCodes } from '../holds/coupon-holds.ts'
import { appliedBalance, appliedCoupon, billWithoutCodes } from './current-bill.ts'

/** Decided: a purchase has one coupon and one balance. A second coupon or balance replaces the first. */
export async function applyCoupon(
  services: Services,
  uuid: string,
  typed: string,
): Promise<Result<Coupon, CouponError>> {
  if (normalCode(typed) === '') return fail('not-found')
  return changeCodes(services, uuid, (tx, purchase) => reserve(services, tx, purchase, typed))
}

/** Spec 8: a paid purchase keeps its codes. */
function changeCodes<Changed>(
  { db }: Services,
  uuid: string,
  change: (tx: Transaction, purchase: Purchase) => Promise<Result<Changed, CouponError>>,
): Promise<Result<Changed, CouponError>> {
  return db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (purchase && isPaid(purchase.state)) return fail('confirmed-purchase')
    return purchase?.state === 'ready' ? change(tx, purchase) : fail('unknown')
  })
}

async function reserve(
  services: Services,
  tx: Transaction,
  purchase: Purchase,
  typed: string,
): Promise<Result<Coupon, CouponError>> {
  const now = services.clock.now()
  await lockCodes(tx, [normalCode(typed), purchase.couponCode, purchase.balanceCode])
  const lookup = { purchaseUuid: purchase.uuid, now }
  const found = await lockCoupon(tx, typed, lookup)
  const verdict = await validateCoupon(services, tx, purchase, found)
  if (!verdict.ok) return verdict
  const coupon = verdict.value
  const slot = isBalance(coupon) ? 'balanceCode' : 'couponCode'
  const replaced = purchase[slot]
  if (replaced && replaced !== coupon.code) await releaseCodes(tx, purchase.uuid, replaced)
  const codes = { couponCode: purchase.couponCode, balanceCode: purchase.balanceCode, [slot]: coupon.code }
  // Read again: the bill uses what the balance has now.
  const balance = codes.balanceCode && (await getCoupon(tx, codes.balanceCode, lookup))
  const bill = updateBill(purchase.bill, {
    ...(slot === 'couponCode' ? { coupon: appliedCoupon(coupon) } : {}),
    ...(balance ? { balance: appliedBalance(balance) } : {}),
  })
  await holdCoupon(tx, { purchaseUuid: purchase.uuid, code: coupon.code, amount: 0, until: holdExpiry(now) })
  await holdBalance(tx, purchase.uuid, bill, holdExpiry(now))
  await changePurchase(tx, purchase.uuid, { ...codes, bill, expiresAt: expiryFrom(now) })
  return ok(coupon)
}

/** Holds of a balance exactly what it pays in this bill: a coupon that is applied later makes that less. */
export async function holdBalance(tx: Transaction, purchaseUuid: string, bill: Purchase['bill'], until: Date) {
  const line = bill.lines.find(({ kind }) => kind === 'balance')
  if (line?.kind === 'balance') await holdCoupon(tx, { purchaseUuid, code: line.code, amount: -line.amount, until })
}

/** Removing a code that is not applied succeeds and changes nothing. */
export async function removeCoupon(services: Services, uuid: string, code: string): Promise<Result<null, CouponError>> {
  return changeCodes(services, uuid, async (tx, purchase) => {
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
