import { eq } from 'drizzle-orm'
import { paidWithOf } from '#features/checkout/server/email-parts/purchase-context.ts'
import type { Refund } from '#features/checkout/server/email-parts/refund-blocks.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { voucherCancellations } from '#features/vouchers/server/schema/voucher-changes.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import type { VoucherContext } from './voucher-context.ts'

/** What goes back where, as e-mails tell it to who paid; null where nothing was paid. */
export async function refundView(services: Services, { voucher, purchase }: VoucherContext): Promise<Refund | null> {
  const [row] = await services.db
    .select({ cancellation: voucherCancellations, kind: coupons.kind })
    .from(voucherCancellations)
    .leftJoin(coupons, eq(coupons.code, voucherCancellations.balanceCode))
    .where(eq(voucherCancellations.voucherUuid, voucher.uuid))
  if (!row) return null
  const { paymentAmount, balanceAmount, balanceCode, at } = row.cancellation
  const { currency } = voucher
  const paidWith = await paidWithOf(services, purchase)
  const payment = paymentAmount > 0 &&
    paidWith && { to: 'payment' as const, paidWith, amount: { amount: paymentAmount, currency } }
  const balance = balanceCode !== null && {
    to: row.kind === 'gift-card' ? ('gift-card' as const) : ('wallet' as const),
    code: balanceCode,
    amount: { amount: balanceAmount, currency },
  }
  const parts = [payment, balance].filter((part) => part !== false && part !== null)
  if (parts.length === 0) return null
  const total = { amount: paymentAmount + balanceAmount, currency }
  return { parts, total, day: madridDay(at), locator: purchase.locator }
}
