import { data, redirect } from 'react-router'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { isHoldRefusal } from '#features/checkout/rules/purchases/quote.ts'
import { beginPurchase } from '#features/checkout/ui/begin-purchase.ts'
import { StartFailed } from '#features/checkout/ui/ended/not-located.tsx'
import { choicePageHref, readStart, type StartNotice } from '#features/getaways/server/purchase/start-getaway.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Route } from './+types/start'

export { privateMeta as meta } from '#platform/ui/seo/private-page.ts'

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
  const sent = new URLSearchParams(await request.text())
  const start = readStart(sent)
  const { goods, purchase } = start
  const back = (notice: StartNotice) => redirect(choicePageHref(reader, start, notice) ?? url.pathname)
  if (!goods) throw back('changed')
  const { isGift } = start
  const chosen = { kind: 'getaway', goods, language, purchase, isGift, sent } as const
  const { error } = await beginPurchase({ request, context }, chosen)
  if (error === 'supplier-away') throw back('away')
  if (isHoldRefusal(error)) throw back(error)
  throw back(error === 'not-sold' ? 'changed' : 'busy')
}

export default function GetawayStart() {
  return <StartFailed section="getaways" />
}
