import type { RouterContextProvider } from 'react-router'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { confirmedNotice, goodsPagesOf, purchaseKindAt } from '#features/checkout/rules/purchase-paths.ts'
import type { PurchaseKind, PurchaseState } from '#features/checkout/rules/purchases/purchase.ts'
import { linkIn, ownerIn } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { getAuthorizedPurchase } from '../core/authorize-purchase.ts'
import { purchaseHref } from '../core/purchase-href.ts'
import type { Purchase } from '../core/purchase-row.ts'

type PageRequest = { request: Request; url: URL; params: { uuid?: string }; context: Readonly<RouterContextProvider> }

export type PurchasePage = { services: Services; reader: Reader; purchase: Purchase }

/** What every page of a purchase needs. Null if the purchase does not exist or the visitor may not see it. */
export const purchasePage = (args: PageRequest): Promise<PurchasePage | null> =>
  purchasePageOf(args, purchaseKindAt(args.url.pathname))

/** The same for a page that stands elsewhere. A purchase of another kind does not exist there. */
export async function purchasePageOf(
  { request, url, params, context }: PageRequest,
  kind: PurchaseKind | null,
): Promise<PurchasePage | null> {
  const services = context.get(servicesContext)
  const isSecure = services.config.publicUrl.startsWith('https:')
  const cookies = request.headers.get('cookie')
  const key = url.searchParams.get('key') ?? linkIn(cookies, isSecure)
  const visitor = { owner: ownerIn(cookies, isSecure), key }
  const found = await getAuthorizedPurchase(services, params.uuid ?? '', visitor)
  if (!found || found.kind !== kind) return null
  // The page is in the language of its address; e-mails are in that of the last form that was sent.
  const purchase = { ...found, language: languageOf(url.pathname) }
  return { services, reader: readerOf(services, { pathname: url.pathname }), purchase }
}

type Step = 'buyer' | 'payment' | 'confirmation' | 'ko'

/** The steps that a purchase may show in each state, the usual one first. Steps can't be skipped. */
const open: Record<PurchaseState, readonly Step[]> = {
  started: ['buyer'],
  ready: ['payment', 'buyer'],
  paying: ['payment', 'confirmation'],
  confirming: ['confirmation'],
  confirmed: ['confirmation'],
  expired: ['confirmation'],
  failed: ['ko'],
}

/** The step to redirect to, or null if this step may be shown. */
export function redirectForStep(purchase: Purchase, step: Step): string | null {
  const steps = open[purchase.state]
  if (steps.includes(step)) return null
  return isBookedAgain(purchase, step)
    ? alreadyConfirmedHref(purchase)
    : purchaseHref(purchase, steps[0] ?? 'confirmation')
}

/** Spec 8: 'the booking is already confirmed' is told to who would fill it in, or pay it, once more. */
const isBookedAgain = ({ kind, state }: Purchase, step: Step) =>
  goodsPagesOf(kind).lastPage !== undefined && state === 'confirmed' && (step === 'buyer' || step === 'payment')

export const alreadyConfirmedHref = (purchase: Purchase) =>
  `${purchaseHref(purchase, 'confirmation')}&${confirmedNotice}`
