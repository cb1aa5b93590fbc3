import { eq } from 'drizzle-orm'
import { madridDay } from '#domain/dates.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { voucherCancellations } from '#server/db/schema/voucher-changes.ts'
import type { Refund } from '#server/emails/render/refund-blocks.ts'
import { paidWithOf } from '#server/purchases/emails/purchase-context.ts'
import type { Services } from '#server/services.ts'
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
