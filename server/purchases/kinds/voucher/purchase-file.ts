import type { GoodsKind } from '#server/purchases/core/goods-kind.ts'
import { buyerMayPrint } from '#server/vouchers/buyer-may-print.ts'
import { describeVoucherPdf } from '#server/vouchers/describe-voucher-pdf.ts'
import { vouchersOf } from '#server/vouchers/voucher-row.ts'

/** The sheet of one of its vouchers. */
export const voucherPurchaseFile: NonNullable<GoodsKind['file']> = async (
  services,
  { purchase, name, language, signal },
) => {
  const issued = await vouchersOf(services.db, purchase.uuid)
  const voucher = issued.find(({ reference }) => `${reference}.pdf` === name)
  if (!voucher || !buyerMayPrint(services, voucher, purchase)) return null
  const view = describeVoucherPdf(services, voucher, purchase, language)
  return { type: 'application/pdf', content: await services.renderPdf('voucher', view, language, { signal }) }
}
