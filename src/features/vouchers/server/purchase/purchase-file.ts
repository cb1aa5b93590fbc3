import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { buyerMayPrint } from '#features/vouchers/server/buyer-may-print.ts'
import { describeVoucherPdf } from '#features/vouchers/server/describe-voucher-pdf.ts'
import { vouchersOf } from '#features/vouchers/server/voucher-row.ts'

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
