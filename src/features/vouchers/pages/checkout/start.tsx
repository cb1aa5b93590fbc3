import '#features/checkout/ui/purchase.css'
import { data, redirect } from 'react-router'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { beginPurchase } from '#features/checkout/ui/begin-purchase.ts'
import { StartFailed } from '#features/checkout/ui/ended/not-located.tsx'
import { changeIn, hrefAfterChange } from '#features/vouchers/server/purchase/change-selection.ts'
import { describeSelection } from '#features/vouchers/server/purchase/describe-selection.ts'
import { goodsOf, isSettled, readSelection } from '#features/vouchers/server/purchase/read-selection.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Route } from './+types/start'
import { StartPage } from './start-page.tsx'

export { actionHeaders as headers, privateMeta as meta } from '#platform/ui/seo/private-page.ts'

// A purchase is made today: the day that a preview shows is left out, so that no price is promised that is not charged.
export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, { pathname: url.pathname })
  const { snapshot, language } = reader
  const selection = readSelection(snapshot, url.searchParams)
  const change = changeIn(url.searchParams)
  if (change) {
    const spaHref = snapshot.landings.of('spa', selection.spa?.uuid ?? '')?.uris[language]
    throw redirect(hrefAfterChange(selection, change, language) ?? spaHref ?? sectionPath('spas', language))
  }
  const view = describeSelection(reader, selection, services.config)
  const title = i18nFor(language).t(view ? 'purchases.start.heading' : 'purchases.startFailed.title')
  // Nothing chosen is a question without its object; something chosen that is not there, or not sold, is not found.
  const status = view ? 200 : url.searchParams.has('service') ? 404 : 400
  return data({ title, language, view }, { status })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, { pathname: url.pathname })
  const { language } = reader
  const selection = readSelection(reader.snapshot, new URLSearchParams(await request.text()))
  const view = describeSelection(reader, selection, services.config)
  if (!view || !selection.spa) return data({ view: null, refused: null }, { status: 404 })
  if (!isSettled(selection)) return data({ view, refused: null }, { status: 400 })

  const goods = goodsOf(selection.spa, selection)
  const { purchase, isGift } = selection
  const refused = await beginPurchase({ request, context }, { kind: 'voucher', goods, language, purchase, isGift })
  // The catalogue changed between the two looks at it.
  if (!('init' in refused)) return data({ view, refused: null }, { status: 409 })
  return data({ view, refused: { error: refused.error, minutes: refused.minutes } }, refused.init)
}

export default function VoucherStart({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ? actionData.view : loaderData.view
  if (!view) return <StartFailed section="spas" />
  return <StartPage view={view} language={loaderData.language} answer={actionData} />
}
