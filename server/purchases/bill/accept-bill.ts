import { holdExpiry } from '#domain/coupons/coupon.ts'
import { billKey } from '#domain/pricing/purchase-lines.ts'
import { codesOf, holdsOf, releaseHolds } from '#server/coupons/coupon-holds.ts'
import { getCoupon, lockCodes } from '#server/coupons/get-coupon.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Services } from '#server/services.ts'
import { changePurchase, type Purchase } from '../core/purchase-row.ts'
import { holdBalance } from './apply-coupon.ts'
import { type Applied, currentBill, noCodes } from './current-bill.ts'
import { validateCoupon } from './validate-coupon.ts'

/**
 * The purchase as it would be paid now: at its newest quote, without codes whose hold ran out, since they may be somebody
 * else's by now, and without those that it may not have any more (`removedCodes` says why). Writes nothing.
 */
export async function peekBill(services: Services, purchase: Purchase): Promise<Purchase> {
  const held = codesOf(purchase).length === 0 ? [] : await heldCodes(services, services.db, purchase)
  return withCurrentBill(services, purchase, await appliedOf(services, services.db, purchase, held))
}

/**
 * The same, of a row that is locked: codes that no longer hold are released. Where it is the bill that the buyer has
 * seen, it is written; where it is another, null, and the buyer is shown it first.
 */
export async function acceptBill(
  services: Services,
  tx: Transaction,
  purchase: Purchase,
  seen: string,
): Promise<Purchase | null> {
  const codes = codesOf(purchase)
  const held = codes.length === 0 ? [] : await heldCodes(services, tx, purchase)
  // A hold may lapse at this very moment, and what may be taken of a balance depends on what others hold of it: they
  // wait until this is written.
  if (held.length > 0) await lockCodes(tx, held)
  const accepted = withCurrentBill(services, purchase, await appliedOf(services, tx, purchase, held))
  const { couponCode, balanceCode, bill } = accepted
  for (const code of codes) {
    if (code !== couponCode && code !== balanceCode) await releaseHolds(tx, purchase.uuid, code)
  }
  if (billKey(bill) !== seen) return null
  await holdBalance(tx, purchase.uuid, bill, holdExpiry(services.clock.now()))
  if (!isSame(purchase, accepted)) await changePurchase(tx, purchase.uuid, { couponCode, balanceCode, bill })
  return accepted
}

function withCurrentBill(services: Services, purchase: Purchase, applied: Applied): Purchase {
  const codes = { couponCode: applied.coupon?.code ?? null, balanceCode: applied.balance?.code ?? null }
  return { ...purchase, ...codes, bill: currentBill(services, purchase, applied) }
}

async function heldCodes({ clock }: Services, db: Database | Transaction, purchase: Purchase): Promise<string[]> {
  const now = clock.now()
  return (await holdsOf(db, purchase)).filter(({ until }) => until > now).map(({ code }) => code)
}

async function appliedOf(
  services: Services,
  db: Database | Transaction,
  purchase: Purchase,
  held: string[],
): Promise<Applied> {
  if (held.length === 0) return noCodes
  const find = async (code: string | null) => {
    if (!code || !held.includes(code)) return null
    const coupon = await getCoupon(db, code, { purchaseUuid: purchase.uuid, now: services.clock.now() })
    const verdict = await validateCoupon(services, db, purchase, coupon)
    return verdict.ok ? verdict.value : null
  }
  return { coupon: await find(purchase.couponCode), balance: await find(purchase.balanceCode) }
}

/** As it mostly is. */
const isSame = (before: Purchase, after: Purchase) =>
  billKey(before.bill) === billKey(after.bill) &&
  before.couponCode === after.couponCode &&
  before.balanceCode === after.balanceCode
