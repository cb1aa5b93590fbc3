import type { VoucherPage } from './access/voucher-page.ts'
import { describeVoucherPdf } from './describe-voucher-pdf.ts'

/** The voucher as it is now, in the language in which it is looked at. */
export async function voucherFile({ services, reader, voucher, purchase }: VoucherPage, signal: AbortSignal) {
  const view = describeVoucherPdf(services, voucher, purchase, reader.language)
  return {
    name: `${voucher.reference}.pdf`,
    content: await services.renderPdf('voucher', view, reader.language, { signal }),
  }
}
