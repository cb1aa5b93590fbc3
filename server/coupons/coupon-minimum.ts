import { eq } from 'drizzle-orm'
import { normalCode } from '#domain/coupons/coupon.ts'
import type { CouponError } from '#domain/coupons/coupon-error.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { coupons } from '#server/db/schema/coupons.ts'

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
