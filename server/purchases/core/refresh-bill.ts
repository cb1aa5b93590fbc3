import { holdExpiry } from '#domain/coupons/coupon.ts'
import { billKey } from '#domain/pricing/purchase-lines.ts'
import { ok, type Result } from '#domain/result.ts'
import { codesOf, holdsOf, releaseHolds } from '#server/coupons/coupon-holds.ts'
import { getCoupon, lockCodes } from '#server/coupons/get-coupon.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Services } from '#server/services.ts'
import { holdBalance } from './apply-coupon.ts'
import { type Applied, currentBill, noCodes, priceGoods } from './current-bill.ts'
import type { NotSold, PricedGoods } from './goods-kind.ts'
import { changePurchase, type Purchase } from './purchase-row.ts'
import { validateCoupon } from './validate-coupon.ts'

/**
 * The purchase at this moment's price, of a row that is locked. A code whose time ran out is taken off, since it may be
 * somebody else's by now, and so is one that this purchase may not have any more; `removedCodes` says why.
 */
export async function refreshBill(
  services: Services,
  tx: Transaction,
  purchase: Purchase,
): Promise<Result<Purchase, NotSold>> {
  const priced = priceGoods(services, purchase)
  if (!priced.ok) return priced
  const applied = await codesThatHold(services, tx, purchase, priced.value)
  const codes = { couponCode: applied.coupon?.code ?? null, balanceCode: applied.balance?.code ?? null }
  for (const code of codesOf(purchase)) {
    if (code !== codes.couponCode && code !== codes.balanceCode) await releaseHolds(tx, purchase.uuid, code)
  }
  const bill = currentBill(services, purchase, priced.value, applied)
  await holdBalance(tx, purchase.uuid, bill, holdExpiry(services.clock.now()))
  const renewed = { ...purchase, ...codes, bill }
  if (!isSame(purchase, renewed)) await changePurchase(tx, purchase.uuid, { ...codes, bill })
  return ok(renewed)
}

async function codesThatHold(
  services: Services,
  tx: Transaction,
  purchase: Purchase,
  goods: PricedGoods,
): Promise<Applied> {
  if (codesOf(purchase).length === 0) return noCodes
  const now = services.clock.now()
  const held = (await holdsOf(tx, purchase)).filter(({ until }) => until > now).map(({ code }) => code)
  // A hold may lapse at this very moment, and what may be taken of a balance depends on what others hold of it: they
  // wait until this is written.
  await lockCodes(tx, held)
  const find = async (code: string | null) => {
    if (!code || !held.includes(code)) return null
    const coupon = await getCoupon(tx, code, { purchaseUuid: purchase.uuid, now })
    const verdict = await validateCoupon(services, tx, { purchase, goods, coupon })
    return verdict.ok ? verdict.value : null
  }
  return { coupon: await find(purchase.couponCode), balance: await find(purchase.balanceCode) }
}

/** As it mostly is. */
const isSame = (before: Purchase, after: Purchase) =>
  billKey(before.bill) === billKey(after.bill) &&
  before.couponCode === after.couponCode &&
  before.balanceCode === after.balanceCode
