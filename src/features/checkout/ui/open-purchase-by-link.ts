import { data, type RouterContextProvider } from 'react-router'
import { isLinkOver } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { linkCookie } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { type PurchasePage, purchasePage } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'

export type LinkArgs = {
  request: Request
  url: URL
  params: { uuid: string }
  context: Readonly<RouterContextProvider>
}
type Opened = { page: PurchasePage | null; isOver: boolean; init: { status?: number; headers?: HeadersInit } }

/**
 * For the pages that e-mails lead to. Who came by their link may go on to the file and the other steps: a cookie keeps
 * its key. Without a page: whether the link was genuine and has expired.
 */
export async function openPurchaseByLink(args: LinkArgs): Promise<Opened> {
  const key = args.url.searchParams.get('key')
  const page = await purchasePage(args)
  if (!page) {
    const isOver = await isLinkOver(args.context.get(servicesContext), args.params.uuid, key)
    return { page, isOver, init: { status: isOver ? 410 : 404 } }
  }
  const cookie = key && linkCookie(key, page.services.config.publicUrl.startsWith('https:'))
  return { page, isOver: false, init: { headers: cookie ? { 'Set-Cookie': cookie } : {} } }
}

/** The same for a form. The page is read after it, and directs to support. */
export const formNotLocated = () => data(null, { status: 404 })

/** Spec 8: a sale that can't be located directs to support. The same for one that is somebody else's. */
export const notLocated = (url: URL) => data({ step: null, words: missingWords(url, 'sale') }, { status: 404 })

/** The title of the page that has nothing to show: what can't be located, or whose link has ended. */
export function missingWords({ pathname }: URL, what: 'sale' | 'booking', isOver = false) {
  const { t } = i18nFor(languageOf(pathname))
  if (isOver) return { title: t('purchases.linkOver.title'), isPrivate: true }
  const key = what === 'sale' ? 'purchases.confirmation.missing.title' : 'purchases.bookingNotFound.title'
  return { title: t(key), isPrivate: true }
}
