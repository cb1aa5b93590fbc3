import { redirect } from 'react-router'
import { pathOf } from '#i18n/paths.ts'
import { busyResponse } from '#server/http/busy-response.ts'
import { type PurchasePage, purchasePage } from '#server/purchases/steps/purchase-page.ts'
import { buyerMayPrint } from '#server/vouchers/buyer-may-print.ts'
import { describeVoucherPdf } from '#server/vouchers/describe-voucher-pdf.ts'
import { vouchersOf } from '#server/vouchers/voucher-row.ts'
import { TooBusy } from '#server/work-queue.ts'
import type { Route } from './+types/file'

/** The voucher as a PDF, for whoever may see its purchase. Where there is none, its page says so (spec 8). */
export async function loader(args: Route.LoaderArgs) {
  const page = await purchasePage(args)
  const pdf = page && (await render(page, args.params.file, args.request.signal))
  if (!pdf) {
    const query = new URLSearchParams([...args.url.searchParams, ['file', 'missing']])
    throw redirect(args.url.pathname.replace(/[^/]+\/?$/, `confirmation/?${query}`))
  }
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${args.params.file}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

async function render({ services, reader, purchase }: PurchasePage, file: string, signal: AbortSignal) {
  const issued = await vouchersOf(services.db, purchase.uuid)
  const voucher = issued.find(({ reference }) => `${reference}.pdf` === file)
  if (!voucher || !buyerMayPrint(services, voucher, purchase)) return null
  const view = describeVoucherPdf(services, voucher, purchase, reader.language)
  try {
    return await services.renderVoucherPdf(view, reader.language, { signal })
  } catch (error) {
    if (error instanceof TooBusy) throw busyResponse(pathOf('home', reader.language), error.retryAfter)
    if (signal.aborted) throw error
    services.log.error({ err: error, voucher: voucher.uuid }, 'voucher not printed')
    return null
  }
}
