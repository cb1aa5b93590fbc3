import '#app/styles/pages/purchase.css'
import { useEffect } from 'react'
import { redirectDocument, useLocation } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { withTabStorage } from '#app/shell/tab-storage.ts'
import type { PurchaseKind } from '#domain/purchases/purchase.ts'
import { languageOf } from '#domain/site/languages.ts'
import { goodsPagesOf, purchaseKindAt } from '#i18n/purchase-paths.ts'
import { keyedPurchaseHref, purchaseHref } from '#server/purchases/core/purchase-href.ts'
import { ConfirmationPage } from '../confirmation/confirmation-page.tsx'
import { loadConfirmation, sendOrderAgain } from '../confirmation/load-confirmation.ts'
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
