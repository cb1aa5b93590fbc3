import { eq } from 'drizzle-orm'
import type { CouponError } from '#features/checkout/rules/coupons/coupon.ts'
import { normalCode } from '#features/checkout/rules/coupons/coupon.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'

/** The minimum that the text of 'min-price' names. The other texts need none, so nothing is queried. */
export async function minimumOf(
  db: Database | Transaction,
  typed: string,
  error: CouponError,
): Promise<{ minimum?: string }> {
  if (error !== 'min-price') return {}
  const [found] = await db
    .select({ amount: coupons.minimum, currency: coupons.currency })
    .from(coupons)
    .where(eq(coupons.code, normalCode(typed)))
  return found ? { minimum: formatMoney(found) } : {}
}
