import type { RouterContextProvider } from 'react-router'
import { isLinkOver } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { linkCookie } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { type PurchasePage, purchasePage } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { servicesContext } from '#platform/server/http/context.ts'

export type Asked = { request: Request; url: URL; params: { uuid: string }; context: Readonly<RouterContextProvider> }
type Opened = { page: PurchasePage | null; isOver: boolean; init: { status?: number; headers?: HeadersInit } }

/**
 * For the pages that e-mails lead to. Who came by their link may go on to the file and the other steps: a cookie keeps
 * its key. Without a page: whether the link was genuine and has expired.
 */
export async function openPurchaseByLink(args: Asked): Promise<Opened> {
  const key = args.url.searchParams.get('key')
  const page = await purchasePage(args)
  if (!page) {
    const isOver = await isLinkOver(args.context.get(servicesContext), args.params.uuid, key)
    return { page, isOver, init: { status: isOver ? 410 : 404 } }
  }
  const cookie = key && linkCookie(key, page.services.config.publicUrl.startsWith('https:'))
  return { page, isOver: false, init: { headers: cookie ? { 'Set-Cookie': cookie } : {} } }
}
