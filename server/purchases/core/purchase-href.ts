import type { PurchaseKind } from '#domain/purchases/purchase.ts'
import type { Language } from '#domain/site/languages.ts'
import { languagePrefix, purchaseSegments } from '#i18n/paths.ts'

const segments: Record<PurchaseKind, string> = {
  voucher: purchaseSegments.voucher,
  getaway: purchaseSegments.getaway,
  booking: purchaseSegments.booking,
  'gift-card': 'gift-card',
}

type Named = { uuid: string; kind: PurchaseKind; language: Language }

/** Spec 2.5: the pages of a purchase. */
export const purchaseHref = ({ uuid, kind, language }: Named, step: string) =>
  `${languagePrefix(language)}/${segments[kind]}/${uuid}/${step}/`
