import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { voucherCancellations } from '#server/db/schema/voucher-changes.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { buyerOf, buyersLanguage, emailParts, firstName, loadEmailContext } from '#server/emails/send/holder.ts'
import { refundView } from '#server/emails/send/refund-view.ts'
import type { GoodsKind } from '#server/purchases/core/goods-kind.ts'
import type { Services } from '#server/services.ts'

/**
 * About the refund of a cancelled voucher. Other money that goes back bought no voucher, and its buyer was written to
 * when it was sent back.
 */
export const voucherRefundEmail: NonNullable<GoodsKind<Services>['refundEmail']> = async (services, { refund }) => {
  const { uuid } = refund
  const [row] = await services.db.select().from(voucherCancellations).where(eq(voucherCancellations.refundUuid, uuid))
  const context = row && (await loadEmailContext(services, row.voucherUuid))
  const view = context && (await refundView(services, context))
  if (!context || !view) return null
  const { language, head, brief } = emailParts(services, context, buyersLanguage(context))
  const to = buyerOf(context)
  return renderEmail(
    'refund-confirmation',
    { name: firstName(to.name), words: 'voucher', ...brief, refund: view },
    { about: uuid, to, language, head },
  )
}

/** The voucher whose cancellation a refund belongs to. */
export async function refundedVoucher(tx: Transaction, refundUuid: string): Promise<string | null> {
  const [cancelled] = await tx
    .select({ voucher: voucherCancellations.voucherUuid })
    .from(voucherCancellations)
    .where(eq(voucherCancellations.refundUuid, refundUuid))
  return cancelled?.voucher ?? null
}
