import '#features/checkout/ui/purchase.css'
import { useEffect } from 'react'
import { redirectDocument, useLocation } from 'react-router'
import { goodsPagesOf, purchaseKindAt } from '#features/checkout/rules/purchase-paths.ts'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import { keyedPurchaseHref, purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import { ConfirmationPage } from '#features/checkout/ui/confirmation/confirmation-page.tsx'
import { loadConfirmation, sendOrderAgain } from '#features/checkout/ui/confirmation/load-confirmation.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { withTabStorage } from '#platform/ui/shell/tab-storage.ts'
import type { Route } from './+types/confirmation'

/** A kind whose last page is elsewhere (spec 2.2) leads there whoever asks for it here. */
export async function loader(args: Route.LoaderArgs) {
  const kind = purchaseKindAt(args.url.pathname)
  if (kind && goodsPagesOf(kind).lastPage) throw redirectDocument(lastPage(kind, args))
  return loadConfirmation(args)
}

function lastPage(kind: PurchaseKind, { url, params }: Route.LoaderArgs): string {
  const key = url.searchParams.get('key')
  const purchase = { uuid: params.uuid, kind, language: languageOf(url.pathname) }
  return key ? keyedPurchaseHref(purchase, 'confirmation', key) : purchaseHref(purchase, 'confirmation')
}

export const action = (args: Route.ActionArgs) => sendOrderAgain(args)

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => actionHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export default function ConfirmationStep({ loaderData, actionData }: Route.ComponentProps) {
  const kind = purchaseKindAt(useLocation().pathname)
  // They are bought: who comes back for more begins anew.
  useEffect(() => {
    const { drafts = [] } = kind ? goodsPagesOf(kind) : {}
    withTabStorage((storage) => drafts.forEach((draft) => void storage.removeItem(draft)))
  }, [kind])
  return <ConfirmationPage loaded={loaderData} answer={actionData} />
}
