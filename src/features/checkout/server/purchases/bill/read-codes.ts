import type { Coupon } from '#features/checkout/rules/coupons/coupon.ts'
import type { CouponError } from '#features/checkout/rules/coupons/coupon-error.ts'
import { getCoupon } from '#features/checkout/server/coupons/get-coupon.ts'
import type { Result } from '#platform/rules/result.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import type { Purchase } from '../core/purchase-row.ts'
import { holdsOf } from '../holds/coupon-holds.ts'
import { validateCoupon } from './validate-coupon.ts'

/** A code as it is now: what exists of it, what its rules say of the purchase, and whether the purchase still holds it. */
export type CodeNow = {
  code: string
  coupon: Coupon | null
  verdict: Result<Coupon, CouponError>
  hold: 'valid' | 'expired' | 'none'
}

/** Each code is read once, however many questions about it follow. */
export async function readCodes(
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
