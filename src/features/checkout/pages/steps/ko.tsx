import '#features/checkout/ui/purchase.css'
import { data, redirectDocument } from 'react-router'
import { describeKo } from '#features/checkout/server/purchases/steps/describe-ko.ts'
import { redirectForStep } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { LinkOver, NotLocated } from '#features/checkout/ui/ended/not-located.tsx'
import { missingWords, openPurchaseByLink } from '#features/checkout/ui/open-purchase-by-link.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { Ko } from '../ko/ko.tsx'
import type { Route } from './+types/ko'

/** Spec 2.5: the page of a purchase that was paid and could not be made. */
export async function loader(args: Route.LoaderArgs) {
  const { page, isOver, init } = await openPurchaseByLink(args)
  if (!page) return data({ view: null, isOver, words: missingWords(args.url, 'sale', isOver) }, init)
  const elsewhere = redirectForStep(page.purchase, 'ko')
  if (elsewhere) throw redirectDocument(elsewhere, init)
  const { t } = i18nFor(page.reader.language)
  const view = await describeKo(page)
  const words = { title: t(`purchases.words.${view.summary.copyKey}.koTitle`), isPrivate: true }
  return data({ view, isOver, words }, init)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export default function KoPage({ loaderData: { view, isOver } }: Route.ComponentProps) {
  if (isOver) return <LinkOver />
  return view ? <Ko view={view} /> : <NotLocated what="sale" />
}
