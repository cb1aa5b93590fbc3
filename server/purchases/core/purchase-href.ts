import type { PurchaseKind } from '#domain/purchases/purchase.ts'
import type { Language } from '#domain/site/languages.ts'
import { languagePrefix } from '#i18n/paths.ts'
import { type PurchaseStep, purchaseSegments, purchaseSteps } from '#i18n/purchase-paths.ts'

type PurchaseAddress = { uuid: string; kind: PurchaseKind; language: Language }

/** Spec 2.5: the pages of a purchase. */
export const purchaseHref = (purchase: PurchaseAddress, step: PurchaseStep) =>
  `${baseOf(purchase)}/${purchaseSteps[step]}/`

/** A file of a purchase, such as a voucher's PDF. */
export const purchaseFileHref = (purchase: PurchaseAddress, name: string) => `${baseOf(purchase)}/${name}`

const baseOf = ({ uuid, kind, language }: PurchaseAddress) =>
  `${languagePrefix(language)}/${purchaseSegments[kind]}/${uuid}`
