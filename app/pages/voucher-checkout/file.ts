import { purchasePage } from '#server/purchases/purchase-page.ts'
import { describeVoucherPdf } from '#server/vouchers/describe-voucher-pdf.ts'
import { vouchersOf } from '#server/vouchers/voucher-row.ts'
import { notFound } from '../errors/not-found.ts'
import type { Route } from './+types/file'

/** The voucher as a PDF, for whoever may see its purchase. */
export async function loader(args: Route.LoaderArgs) {
  const page = await purchasePage(args)
  if (!page) throw notFound()
  const { services, reader, purchase } = page
  const issued = await vouchersOf(services.db, purchase.uuid)
  const voucher = issued.find(({ reference }) => `${reference}.pdf` === args.params.file)
  if (!voucher) throw notFound()
  const pdf = await services.renderVoucherPdf(
    describeVoucherPdf(services, voucher, purchase, reader.language),
    reader.language,
  )
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${voucher.reference}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
