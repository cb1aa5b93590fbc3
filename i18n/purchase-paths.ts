import { type PurchaseKind, purchaseKinds } from '#domain/purchases/purchase.ts'
import { type Language, languages } from '#domain/site/languages.ts'
import { languagePrefix, pathOf } from './paths.ts'

/** Spec 2.3 and 2.5: purchase flows have the same segments in both languages. */
export const purchaseSegments = {
  voucher: 'voucher',
  getaway: 'purchase',
  booking: 'service-booking',
  'gift-card': 'gift-card',
} as const satisfies Record<PurchaseKind, string>

/** The kind of purchase whose pages are below this path, or null. */
export function purchaseKindAt(path: string): PurchaseKind | null {
  if (languages.some((language) => path === pathOf('bookingConfirmation', language))) return 'booking'
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

/** Below a purchase of gift cards: where its buyer follows them. */
export const cardsSegment = 'cards'

export type PurchaseStep = keyof typeof purchaseSteps

const payingSteps = [purchaseSteps.payment, purchaseSteps.return, purchaseSteps.challenge]

export const isPayingStep = (path: string) => payingSteps.some((step) => path.endsWith(`/${step}/`))

const checkoutSteps = [...payingSteps, purchaseSteps.buyer]

/** Between the choice of goods and their confirmation. */
export const isCheckoutStep = (path: string) => checkoutSteps.some((step) => path.endsWith(`/${step}/`))

export const voucherStartPath = (language: Language) => `${languagePrefix(language)}/${purchaseSegments.voucher}/start/`

export const getawayStartPath = (language: Language) => `${languagePrefix(language)}/${purchaseSegments.getaway}/start/`

export const isVoucherStart = (path: string) => languages.some((language) => voucherStartPath(language) === path)

/** Where a form leads that starts a purchase, or the first step of one. */
export const isStartPath = (path: string) =>
  languages.some((language) =>
    [voucherStartPath(language), getawayStartPath(language), pathOf('serviceBookingCheckout', language)].includes(path),
  )

/** Below a booking: where its customer changes it, and where its spa answers. */
export const bookingSegments = { change: 'change', answer: 'answer' } as const

export const bookingPath = (uuid: string, page: keyof typeof bookingSegments, language: Language) =>
  `${languagePrefix(language)}/${purchaseSegments.booking}/${uuid}/${bookingSegments[page]}/`

const bookingBase = (uuid: string) => `/${purchaseSegments.booking}/${uuid}/`

/** Spec 2.6: the page to which whoever has booked is sent, with the path of what they have booked. */
export const bookingConfirmationPath = (uuid: string, language: Language) =>
  `${pathOf('bookingConfirmation', language)}?${new URLSearchParams({ utb_path: bookingBase(uuid) })}`

/** Behind it, for who would book once more what is confirmed (spec 8). */
export const confirmedNotice = 'notice=confirmed'

/** The uuid that such a path names, if it is one of ours. */
export function bookingIn(utbPath: string | null): string | null {
  const [, uuid] = /^\/service-booking\/([\da-f-]{36})\/$/.exec(utbPath ?? '') ?? []
  return uuid ?? null
}
