import { redirect } from 'react-router'
import { type VoucherPage, voucherPageByKey } from '#features/vouchers/server/access/voucher-page.ts'
import { renderVoucher } from '#features/vouchers/server/voucher-pdf.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { busyResponse } from '#platform/server/http/busy-response.ts'
import { TooBusy } from '#platform/server/work-queue.ts'
import type { Route } from './+types/pdf'
import { openVoucher } from './actions/open-action.ts'

/** The voucher as a PDF, for whoever has opened it or has its e-mail. Where it can't be made, its page says so (spec 8). */
export async function loader(args: Route.LoaderArgs) {
  const key = args.url.searchParams.get('key')
  const page = key === null ? await openVoucher(args) : await openByKey(args, key)
  const voucherPath = pathOf('manageVoucher', page.reader.language)
  // What is cancelled is worth nothing, and a sheet that says otherwise would be believed.
  if (page.voucher.state === 'cancelled' || page.facts.isOnHold) {
    throw redirect(key === null ? voucherPath : `${pathOf('voucherOpen', page.reader.language)}?key=${key}`)
  }
  const file = await render(page, args.request.signal)
  if (!file) throw redirect(`${voucherPath}?file=missing`)
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

async function openByKey(args: Route.LoaderArgs, key: string): Promise<VoucherPage> {
  const page = await voucherPageByKey(args, key)
  if (!page) throw redirect(`${pathOf('manageVoucherLogin', languageOf(args.url.pathname))}?link=over`)
  return page
}

async function render(page: VoucherPage, signal: AbortSignal) {
  const { services, reader, voucher, purchase } = page
  try {
    return await renderVoucher(services, voucher, purchase, reader.language, { signal })
  } catch (error) {
    if (error instanceof TooBusy) throw busyResponse(pathOf('home', reader.language), error.retryAfter)
    if (signal.aborted) throw error
    services.log.error({ err: error, voucher: voucher.uuid }, 'voucher not printed')
    return null
  }
}
