import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { voucherCancellations } from '#server/db/schema/voucher-changes.ts'
import type { GoodsKind } from '#server/purchases/core/goods-kind.ts'
import { firstName } from '#server/purchases/emails/purchase-context.ts'
import { refundConfirmation } from '#server/purchases/emails/refund-confirmation.ts'
import { refundView } from '#server/vouchers/emails/refund-view.ts'
import { buyerOf, buyersLanguage, emailParts, loadVoucherContext } from '#server/vouchers/emails/voucher-context.ts'

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
