import { eq } from 'drizzle-orm'
import { firstName, paidWithOf } from '#features/checkout/server/email-parts/purchase-context.ts'
import type { EmailedRefund } from '#features/checkout/server/email-parts/refund-blocks.ts'
import { refundConfirmation } from '#features/checkout/server/email-parts/refund-confirmation.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { voucherCancellations } from '#features/vouchers/server/schema/voucher-changes.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { buyerOf, buyersLanguage, emailParts, loadVoucherContext, type VoucherContext } from './voucher-context.ts'

/**
 * About the refund of a cancelled voucher. Other money that goes back bought no voucher, and its buyer was written to
 * when it was sent back.
 */
export const voucherRefundEmail: NonNullable<GoodsKind['refundEmail']> = async (services, { refund: { uuid } }) => {
  const [row] = await services.db.select().from(voucherCancellations).where(eq(voucherCancellations.refundUuid, uuid))
  const context = row && (await loadVoucherContext(services, row.voucherUuid))
  const refund = context && (await refundView(services, context))
  if (!context || !refund) return null
  const { language, brief } = emailParts(services, context, buyersLanguage(context))
  const to = buyerOf(context)
  const view = { name: firstName(to.name), copyKey: 'voucher' as const, ...brief, refund }
  return refundConfirmation.write(services, { about: uuid, to, language, view })
}

/** The voucher whose cancellation a refund belongs to. */
export async function refundedVoucher(tx: Transaction, refundUuid: string): Promise<string | null> {
  const [cancelled] = await tx
    .select({ voucher: voucherCancellations.voucherUuid })
    .from(voucherCancellations)
    .where(eq(voucherCancellations.refundUuid, refundUuid))
  return cancelled?.voucher ?? null
}

/** What goes back where, as e-mails tell it to who paid; null where nothing was paid. */
export async function refundView(
  services: Services,
  { voucher, purchase }: VoucherContext,
): Promise<EmailedRefund | null> {
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
