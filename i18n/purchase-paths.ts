import { type PurchaseKind, purchaseKinds } from '#domain/purchases/purchase.ts'
import { type Language, languages } from '#domain/site/languages.ts'
import { languagePrefix } from './paths.ts'

/** Spec 2.3 and 2.5: purchase flows have the same segments in both languages. */
export const purchaseSegments = {
  voucher: 'voucher',
  getaway: 'purchase',
  booking: 'service-booking',
  'gift-card': 'gift-card',
} as const satisfies Record<PurchaseKind, string>

/** The kind of purchase whose pages are below this path, or null. */
export function purchaseKindAt(path: string): PurchaseKind | null {
  const first = path.split('/').find((segment) => segment !== '' && !languages.some((language) => language === segment))
  return purchaseKinds.find((kind) => purchaseSegments[kind] === first) ?? null
}

/** Spec 2.5: the steps of a purchase, below its segment and uuid. */
export const purchaseSteps = {
  buyer: 'checkout/buyer',
  payment: 'checkout/payment',
  return: 'checkout/return',
  challenge: 'redsys/challenge',
  confirmation: 'confirmation',
  ko: 'ko',
} as const

/** Below a getaway purchase: where its stay is cancelled. */
export const cancelSegment = 'cancel'

export type PurchaseStep = keyof typeof purchaseSteps

const payingSteps = [purchaseSteps.payment, purchaseSteps.return, purchaseSteps.challenge]

export const isPayingStep = (path: string) => payingSteps.some((step) => path.endsWith(`/${step}/`))

export const voucherStartPath = (language: Language) => `${languagePrefix(language)}/${purchaseSegments.voucher}/start/`

export const getawayStartPath = (language: Language) => `${languagePrefix(language)}/${purchaseSegments.getaway}/start/`

export const isVoucherStart = (path: string) => languages.some((language) => voucherStartPath(language) === path)
