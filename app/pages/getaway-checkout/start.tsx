import { data, redirect } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { guardWrite } from '#server/http/guards/guard-write.ts'
import { i18nFor } from '#server/i18n.ts'
import { purchaseHref } from '#server/purchases/core/purchase-href.ts'
import { newOwner, ownerCookie, ownerIn } from '#server/purchases/core/purchase-owner.ts'
import { replaceSelection } from '#server/purchases/core/replace-selection.ts'
import { startPurchase } from '#server/purchases/core/start-purchase.ts'
import { SupplierAway } from '#server/purchases/core/supplier-away.ts'
import { choicePageHref } from '#server/purchases/kinds/getaway/choice-page.ts'
import { readStart } from '#server/purchases/kinds/getaway/start-getaway.ts'
import { StartFailed } from '../purchases/start-failed.tsx'
import type { Route } from './+types/start'

/** A stay is chosen on the getaway's own page: whoever comes here by an address is led there, with the choice. */
export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, { pathname: url.pathname })
  const href = choicePageHref(reader, readStart(url.searchParams))
  if (href) throw redirect(href)
  const title = i18nFor(reader.language).t('purchases.startFailed.title')
  return data({ title }, { status: url.searchParams.has('package') ? 404 : 400 })
}

/** The button of the getaway's page. What can't be started is told there. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, { pathname: url.pathname })
  const { language } = reader
  const start = readStart(new URLSearchParams(await request.text()))
  const { goods, purchase } = start
  const back = (notice: 'changed' | 'away' | 'busy') => redirect(choicePageHref(reader, start, notice) ?? url.pathname)
  if (!goods) throw back('changed')
  const isSecure = services.config.publicUrl.startsWith('https:')
  const owner = ownerIn(request.headers.get('Cookie'), isSecure) ?? newOwner()
  const begin = { kind: 'getaway', goods, language, owner } as const
  const written = await guardWrite(context, 'purchase', async () => {
    try {
      return await (purchase ? replaceSelection(services, begin, purchase) : startPurchase(services, begin))
    } catch (error) {
      if (error instanceof SupplierAway) return null
      throw error
    }
  })
  if (!written.ok) throw back('busy')
  if (!written.value) throw back('away')
  if (!written.value.ok) throw back('changed')
  const href = purchaseHref({ uuid: written.value.value.uuid, kind: 'getaway', language }, 'buyer')
  throw redirect(start.isGift ? `${href}?for=gift` : href, {
    status: 303,
    headers: { 'Set-Cookie': ownerCookie(owner, isSecure) },
  })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function GetawayStart() {
  return <StartFailed section="getaways" />
}
