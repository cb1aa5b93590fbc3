import type { PurchaseKind } from '#domain/purchases/purchase.ts'
import { type Language, languageOf } from '#domain/site/languages.ts'
import { isBookingFrame } from '#i18n/booking-paths.ts'
import { type PageKey, staticPageAt } from '#i18n/paths.ts'
import type { LandingKind, Landings } from '#server/seo/landings.ts'

/** Goods of which kind a page shows. */
const kindOfLanding: Partial<Record<LandingKind, PurchaseKind>> = { service: 'voucher', getaway: 'getaway' }
const kindOfPage: Partial<Record<PageKey, PurchaseKind>> = {
  serviceBookingCheckout: 'booking',
  giftCards: 'gift-card',
  giftCardCheckout: 'gift-card',
  giftCardsForCompanies: 'gift-card',
}

/** Null for all other pages, of which most are: it is asked with every page that is served. */
export function viewedPage({ byUri }: Landings, path: string): { kind: PurchaseKind; language: Language } | null {
  const found = byUri.get(path)
  if (found) return viewed(kindOfLanding[found.landing.kind], found.language)
  const page = staticPageAt(path)
  if (page) return viewed(kindOfPage[page.page], page.language)
  return isBookingFrame(path) ? viewed('booking', languageOf(path)) : null
}

const viewed = (kind: PurchaseKind | undefined, language: Language) => (kind ? { kind, language } : null)
