import { eq } from 'drizzle-orm'
import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import { refundConfirmation } from '#features/checkout/server/email-parts/refund-confirmation.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { voucherCancellations } from '#features/vouchers/server/schema/voucher-changes.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { refundView } from './refund-view.ts'
import { buyerOf, buyersLanguage, emailParts, loadVoucherContext } from './voucher-context.ts'

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
  const view = { name: firstName(to.name), words: 'voucher' as const, ...brief, refund }
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
