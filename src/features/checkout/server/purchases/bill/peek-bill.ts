import { billKey } from '#features/checkout/rules/bill/purchase-lines.ts'
import { type Coupon, type CouponError, holdExpiry } from '#features/checkout/rules/coupons/coupon.ts'
import { getCoupon, lockCodes } from '#features/checkout/server/coupons/get-coupon.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Result } from '#platform/rules/result.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { changePurchase, type Purchase } from '../core/purchase-row.ts'
import { codesOf, holdsOf, releaseCodes } from '../holds/coupon-holds.ts'
import { holdBalance, validateCoupon } from './apply-coupon.ts'
import { currentBill } from './current-bill.ts'

/** `minimum` is formatted, and given if the purchase is below it. */
export type RemovedCode = { code: string; couponError: CouponError; minimum?: string }

/**
 * The purchase as it would be charged now: at its newest quote, without codes whose hold has expired, since another
 * purchase may have taken them, and without codes that became invalid. `removed` says why, of those of `shown`: the
 * purchase as its buyer saw it, if that was earlier. Writes nothing.
 */
export async function peekBill(
  services: Services,
  purchase: Purchase,
  shown = purchase,
): Promise<{ purchase: Purchase; removed: RemovedCode[] }> {
  const codes = new Set([...codesOf(purchase), ...codesOf(shown)])
  const read = await readCodes(services, services.db, purchase, [...codes])
  const now = purchase.state === 'ready' ? withCurrentBill(services, purchase, read) : purchase
  const removed = read.filter(({ code }) => codesOf(shown).includes(code) && !codesOf(now).includes(code))
  return { purchase: now, removed: removed.map(whyRemoved) }
}

/**
 * The same for a locked purchase: it releases codes that are no longer valid, and writes the bill if it is the one that
 * the buyer has seen. Null if it is another one: the buyer must see that first.
 */
export async function acceptBill(
  services: Services,
  tx: Transaction,
  purchase: Purchase,
  seenKey: string,
): Promise<Purchase | null> {
  const codes = codesOf(purchase)
  // A hold may expire at this moment, and what a balance can pay depends on the holds of other purchases: the lock
  // makes them wait until this bill is written.
  await lockCodes(tx, codes)
  const accepted = withCurrentBill(services, purchase, await readCodes(services, tx, purchase, codes))
  const { couponCode, balanceCode, bill } = accepted
  for (const code of codes) {
    if (code !== couponCode && code !== balanceCode) await releaseCodes(tx, purchase.uuid, code)
  }
  if (billKey(bill) !== seenKey) return null
  await holdBalance(tx, purchase.uuid, bill, holdExpiry(services.clock.now()))
  if (!isSame(purchase, accepted)) await changePurchase(tx, purchase.uuid, { couponCode, balanceCode, bill })
  return accepted
}

function withCurrentBill(services: Services, purchase: Purchase, read: readonly CodeNow[]): Purchase {
  const accepted = (appliedCode: string | null) => {
    const found = read.find(({ code, hold }) => code === appliedCode && hold === 'valid')
    return found?.verdict.ok ? found.verdict.value : null
  }
  const applied = { coupon: accepted(purchase.couponCode), balance: accepted(purchase.balanceCode) }
  const codes = { couponCode: applied.coupon?.code ?? null, balanceCode: applied.balance?.code ?? null }
  return { ...purchase, ...codes, bill: currentBill(services, purchase, applied) }
}

/**
 * The reason of spec 8: the rule that refuses the code now or, if none does, its hold (spec 4). 'expired': its 15 minutes
 * have ended. 'not-reserved': it is not held at all, since it was released by a click on pay that found it expired. Either
 * way it may be applied again.
 */
function whyRemoved({ code, coupon, verdict, hold }: CodeNow): RemovedCode {
  const couponError = verdict.ok ? (hold === 'none' ? 'not-reserved' : 'expired') : verdict.error
  const isBelow = couponError === 'min-price' && coupon
  return {
    code,
    couponError,
    ...(isBelow && { minimum: formatMoney({ amount: coupon.minimum, currency: coupon.currency }) }),
  }
}

/** Mostly nothing has changed, and the write is saved. */
const isSame = (before: Purchase, after: Purchase) =>
  billKey(before.bill) === billKey(after.bill) &&
  before.couponCode === after.couponCode &&
  before.balanceCode === after.balanceCode

/** A code as it is now: what exists of it, what its rules say of the purchase, and whether the purchase still holds it. */
type CodeNow = {
  code: string
  coupon: Coupon | null
  verdict: Result<Coupon, CouponError>
  hold: 'valid' | 'expired' | 'none'
}

/** Each code is read once, however many questions about it follow. */
async function readCodes(
  services: Services,
  db: Database | Transaction,
  purchase: Purchase,
  codes: readonly string[],
): Promise<CodeNow[]> {
  if (codes.length === 0) return []
  const now = services.clock.now()
  const ends = new Map((await holdsOf(db, purchase)).map(({ code, until }) => [code, until]))
  const read: CodeNow[] = []
  for (const code of codes) {
    const coupon = await getCoupon(db, code, { purchaseUuid: purchase.uuid, now })
    const verdict = await validateCoupon(services, db, purchase, coupon)
    const until = ends.get(code)
    read.push({ code, coupon, verdict, hold: until ? (until > now ? 'valid' : 'expired') : 'none' })
  }
  return read
}
