import { redirect } from 'react-router'
import { invoiceFile } from '#features/checkout/server/invoices/invoice-file.ts'
import type { GoodsFile } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { type PurchasePage, purchasePage } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { busyResponse } from '#platform/server/http/busy-response.ts'
import { TooBusy } from '#platform/server/work-queue.ts'
import type { Route } from './+types/file'

/** A file of what was bought, or its invoice, for whoever may see its purchase. Where there is none, its page says so (spec 8). */
export async function loader(args: Route.LoaderArgs) {
  const page = await purchasePage(args)
  const name = args.params.file
  const file = page && (await fileOf(page, name, args.request.signal))
  if (!file) {
    const query = new URLSearchParams([...args.url.searchParams, ['file', 'missing']])
    throw redirect(args.url.pathname.replace(/(?<=\/)[^/]+\/?$/, `confirmation/?${query}`))
  }
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `inline; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

async function fileOf({ services, reader, purchase }: PurchasePage, name: string, signal: AbortSignal) {
  const { language } = reader
  try {
    const invoice = await invoiceFile(services, { purchase, name, signal })
    const file =
      invoice ?? (await kindOf(services, purchase.kind).file?.(services, { purchase, name, language, signal }))
    return (file ?? null) satisfies GoodsFile | null
  } catch (error) {
    if (error instanceof TooBusy) throw busyResponse(pathOf('home', language), error.retryAfter)
    if (signal.aborted) throw error
    services.log.error({ err: error, purchase: purchase.uuid }, 'file not made')
    return null
  }
}
