import type { RouterContextProvider } from 'react-router'
import { languageOf } from '#domain/site/languages.ts'
import { purchaseKindAt } from '#i18n/purchase-paths.ts'
import type { Reader } from '#server/catalogue/cards.ts'
import { readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { linkIn } from '#server/http/cookies/purchase-link-cookie.ts'
import type { Services } from '#server/services.ts'
import { getAuthorizedPurchase } from '../core/authorize-purchase.ts'
import { ownerIn } from '../core/purchase-owner.ts'
import type { Purchase } from '../core/purchase-row.ts'

type Asked = { request: Request; url: URL; params: { uuid?: string }; context: Readonly<RouterContextProvider> }

export type PurchasePage = { services: Services; reader: Reader; purchase: Purchase }

/** What every page of a purchase begins with; null for whoever may not see it, or for what does not exist. */
export async function purchasePage({ request, url, params, context }: Asked): Promise<PurchasePage | null> {
  const services = context.get(servicesContext)
  const isSecure = services.config.publicUrl.startsWith('https:')
  const cookies = request.headers.get('cookie')
  const key = url.searchParams.get('key') ?? linkIn(cookies, isSecure)
  const visitor = { owner: ownerIn(cookies, isSecure), key }
  const found = await getAuthorizedPurchase(services, params.uuid ?? '', visitor)
  // A purchase of another kind does not exist below this segment.
  if (!found || found.kind !== purchaseKindAt(url.pathname)) return null
  // The address says in which language it is read; e-mails are in the one in which it was last sent.
  const purchase = { ...found, language: languageOf(url.pathname) }
  return { services, reader: readerOf(services, { pathname: url.pathname }), purchase }
}
