import { goodsPagesOf, type PurchaseStep, purchasePath } from '#features/checkout/rules/purchase-paths.ts'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { languagePrefix } from '#platform/pages/paths.ts'

type PurchaseAddress = { uuid: string; kind: PurchaseKind; language: Language }

/** Spec 2.5: the pages of a purchase. */
export const purchaseHref = ({ uuid, kind, language }: PurchaseAddress, step: PurchaseStep) =>
  purchasePath(kind, uuid, step, language)

/** The same with the key that opens it without the browser that bought. */
export const keyedPurchaseHref = (purchase: PurchaseAddress, step: PurchaseStep, key: string) => {
  const href = purchaseHref(purchase, step)
  return `${href}${href.includes('?') ? '&' : '?'}key=${key}`
}

/** A file of a purchase, such as a voucher's PDF. */
export const purchaseFileHref = ({ uuid, kind, language }: PurchaseAddress, name: string) =>
  `${languagePrefix(language)}/${goodsPagesOf(kind).segment}/${uuid}/${name}`
