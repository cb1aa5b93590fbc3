import '#app/styles/pages/purchase.css'
import { useEffect } from 'react'
import { redirectDocument, useLocation } from 'react-router'
import { forgetCards } from '#app/pages/gift-cards/forget-cards.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { languageOf } from '#domain/site/languages.ts'
import { purchaseKindAt } from '#i18n/purchase-paths.ts'
import { keyedPurchaseHref, purchaseHref } from '#server/purchases/core/purchase-href.ts'
import { ConfirmationPage } from '../confirmation/confirmation-page.tsx'
import { loadConfirmation, sendOrderAgain } from '../confirmation/load-confirmation.ts'
import type { Route } from './+types/confirmation'

/** A booking has its last page elsewhere (spec 2.2): whoever asks for it here is led there. */
export async function loader(args: Route.LoaderArgs) {
  if (purchaseKindAt(args.url.pathname) === 'booking') throw redirectDocument(bookingPage(args))
  return loadConfirmation(args)
}

function bookingPage({ url, params }: Route.LoaderArgs): string {
  const key = url.searchParams.get('key')
  const purchase = { uuid: params.uuid, kind: 'booking', language: languageOf(url.pathname) } as const
  return key ? keyedPurchaseHref(purchase, 'confirmation', key) : purchaseHref(purchase, 'confirmation')
}

export const action = (args: Route.ActionArgs) => sendOrderAgain(args)

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => actionHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export default function ConfirmationStep({ loaderData, actionData }: Route.ComponentProps) {
  const isCards = purchaseKindAt(useLocation().pathname) === 'gift-card'
  useEffect(() => {
    if (isCards) forgetCards()
  }, [isCards])
  return <ConfirmationPage loaded={loaderData} answer={actionData} />
}
