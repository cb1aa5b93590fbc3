import { data, redirect, redirectDocument } from 'react-router'
import type { SendAgainAnswer } from '#features/checkout/pages/confirmation/confirmed.tsx'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import { resendOrder } from '#features/checkout/server/purchases/fulfilment/fulfil-purchase.ts'
import { describeConfirmation } from '#features/checkout/server/purchases/steps/describe-confirmation.ts'
import { redirectForStep } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { type LinkArgs, missingWords, openPurchaseByLink } from '../open-purchase-by-link.ts'

/** Spec 8: a sale that can't be located says so, with the way to support; it is the same for what is not yours. */
export async function loadConfirmation(args: LinkArgs, what: 'sale' | 'booking' = 'sale') {
  const { page, isOver, init } = await openPurchaseByLink(args)
  if (!page) return withoutPurchase(missingWords(args.url, what, isOver), isOver, init)
  const elsewhere = redirectForStep(page.purchase, 'confirmation')
  if (elsewhere) throw redirectDocument(elsewhere, init)
  const view = await describeConfirmation(page)
  const isFileMissing = args.url.searchParams.get('file') === 'missing'
  const { t } = i18nFor(page.reader.language)
  const words = { title: t('purchases.steps.confirmation'), isPrivate: true }
  return data({ view, isOver, isFileMissing, words }, init)
}

export const withoutPurchase = (words: ReturnType<typeof missingWords>, isOver = false, init?: ResponseInit) =>
  data({ view: null, isOver, isFileMissing: false, words }, init)

/** The order e-mail is sent once more to who bought. */
export async function sendOrderAgain(args: LinkArgs) {
  const { page, isOver, init } = await openPurchaseByLink(args)
  if (!page) throw data({ isOver }, init)
  const view = page.purchase.state === 'confirmed' ? await describeConfirmation(page) : null
  if (view?.kind !== 'done' || !view.confirmed.canSendAgain) throw redirect(purchaseHref(page.purchase, 'confirmation'))
  const written = await guardWrite(args.context, 'resend', () => resendOrder(page.services, page.purchase))
  if (!written.ok) return data<SendAgainAnswer>({ isSent: false, refused: written }, written.init)
  if (written.value === 0) return data<SendAgainAnswer>({ isSent: true })
  const refused = { error: 'too-many' as const, minutes: Math.ceil(written.value / 60) }
  return data<SendAgainAnswer>({ isSent: false, refused }, { status: 429 })
}

export type LoadedConfirmation = Awaited<ReturnType<typeof loadConfirmation>>['data']
