import { reservedUntil } from '#domain/coupons/coupon.ts'
import { billKey } from '#domain/pricing/purchase-lines.ts'
import { ok, type Result } from '#domain/result.ts'
import { lockCodes } from '#server/coupons/get-coupon.ts'
import { releaseReservations, reservationsOf } from '#server/coupons/reserve-coupon.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Services } from '#server/services.ts'
import { holdBalance } from './apply-coupon.ts'
import { billNow } from './bill-now.ts'
import type { NotSold } from './goods-kind.ts'
import { changePurchase, type Purchase } from './purchase-row.ts'

/**
 * The purchase at this moment's price, of a row that is locked. A code whose time ran out is taken off: it may be
 * somebody else's by now, and can be applied again.
 */
export async function renewBill(
  services: Services,
  tx: Transaction,
  purchase: Purchase,
): Promise<Result<Purchase, NotSold>> {
  const now = services.clock.now()
  const held = (await reservationsOf(tx, purchase)).filter(({ until }) => until > now)
  const keep = (code: string | null) => (held.some((reservation) => reservation.code === code) ? code : null)
  const codes = { couponCode: keep(purchase.couponCode), balanceCode: keep(purchase.balanceCode) }
  for (const code of [purchase.couponCode, purchase.balanceCode]) {
    if (code && !keep(code)) await releaseReservations(tx, purchase.uuid, code)
  }
  // What it may take of a balance depends on what others hold of it: they wait until this is written.
  if (codes.balanceCode) await lockCodes(tx, [codes.couponCode, codes.balanceCode])
  const current = await billNow(services, tx, purchase, codes)
  if (!current.ok) return current
  const { bill } = current.value
  await holdBalance(tx, purchase.uuid, bill, reservedUntil(now))
  const renewed = { ...purchase, ...codes, bill }
  if (!isSame(purchase, renewed)) await changePurchase(tx, purchase.uuid, { ...codes, bill })
  return ok(renewed)
}

/** As it mostly is. */
const isSame = (before: Purchase, after: Purchase) =>
  billKey(before.bill) === billKey(after.bill) &&
  before.couponCode === after.couponCode &&
  before.balanceCode === after.balanceCode
