import type { PurchaseKind } from '#domain/purchases/purchase.ts'
import type { Language } from '#domain/site/languages.ts'
import { languagePrefix } from '#i18n/paths.ts'
import { bookingConfirmationPath, type PurchaseStep, purchaseSegments, purchaseSteps } from '#i18n/purchase-paths.ts'

type PurchaseAddress = { uuid: string; kind: PurchaseKind; language: Language }

/** Spec 2.5: the pages of a purchase. The last one of a booking is a static page (spec 2.2), which is told of what. */
export const purchaseHref = (purchase: PurchaseAddress, step: PurchaseStep) =>
  purchase.kind === 'booking' && step === 'confirmation'
    ? bookingConfirmationPath(purchase.uuid, purchase.language)
    : `${baseOf(purchase)}/${purchaseSteps[step]}/`

/** The same with the key that opens it without the browser that bought. */
export const keyedPurchaseHref = (purchase: PurchaseAddress, step: PurchaseStep, key: string) => {
  const href = purchaseHref(purchase, step)
  return `${href}${href.includes('?') ? '&' : '?'}key=${key}`
}

/** A file of a purchase, such as a voucher's PDF. */
export const purchaseFileHref = (purchase: PurchaseAddress, name: string) => `${baseOf(purchase)}/${name}`

const baseOf = ({ uuid, kind, language }: PurchaseAddress) =>
  `${languagePrefix(language)}/${purchaseSegments[kind]}/${uuid}`
