import { holdExpiry } from '#domain/coupons/coupon.ts'
import { billKey } from '#domain/pricing/purchase-lines.ts'
import { getCoupon, lockCodes } from '#server/coupons/get-coupon.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Services } from '#server/services.ts'
import { changePurchase, type Purchase } from '../core/purchase-row.ts'
import { codesOf, holdsOf, releaseCodes } from '../holds/coupon-holds.ts'
import { holdBalance } from './apply-coupon.ts'
import { type Applied, currentBill, noCodes } from './current-bill.ts'
import { validateCoupon } from './validate-coupon.ts'

/**
 * The purchase as it would be charged now: at its newest quote, without codes whose hold has expired, since another
 * purchase may have taken them, and without codes that became invalid (`removedCodes` tells why). Writes nothing.
 */
export async function peekBill(services: Services, purchase: Purchase): Promise<Purchase> {
  const held = codesOf(purchase).length === 0 ? [] : await heldCodes(services, services.db, purchase)
  return withCurrentBill(services, purchase, await appliedOf(services, services.db, purchase, held))
}

/**
 * The same for a locked purchase: it releases codes that are no longer valid, and writes the bill if it is the one that
 * the buyer has seen. Null if it is another one: the buyer must see that first.
 */
export async function acceptBill(
  services: Services,
  tx: Transaction,
  purchase: Purchase,
  seen: string,
): Promise<Purchase | null> {
  const codes = codesOf(purchase)
  const held = codes.length === 0 ? [] : await heldCodes(services, tx, purchase)
  // A hold may expire at this moment, and what a balance can pay depends on the holds of other purchases: the lock
  // makes them wait until this bill is written.
  if (held.length > 0) await lockCodes(tx, held)
  const accepted = withCurrentBill(services, purchase, await appliedOf(services, tx, purchase, held))
  const { couponCode, balanceCode, bill } = accepted
  for (const code of codes) {
    if (code !== couponCode && code !== balanceCode) await releaseCodes(tx, purchase.uuid, code)
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

/** Mostly nothing has changed, and the write is saved. */
const isSame = (before: Purchase, after: Purchase) =>
  billKey(before.bill) === billKey(after.bill) &&
  before.couponCode === after.couponCode &&
  before.balanceCode === after.balanceCode
