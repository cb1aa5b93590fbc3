import { bookingPages } from '#features/bookings/pages.ts'
import { checkoutPages } from '#features/checkout/pages.ts'
import { contactPages } from '#features/contact/pages.ts'
import { contentPages } from '#features/content/pages.ts'
import { getawayPages } from '#features/getaways/pages.ts'
import { giftCardPages } from '#features/gift-cards/pages.ts'
import { newsletterPages } from '#features/newsletter/pages.ts'
import { reviewPages } from '#features/reviews/pages.ts'
import { searchPages } from '#features/search/pages.ts'
import { shopWindowPages } from '#features/shop-window/pages.ts'
import { trackingPages } from '#features/tracking/pages.ts'
import { voucherPages } from '#features/vouchers/pages.ts'
import { declareAll } from '#platform/pages/declarations.ts'

/** What every page says, or may say after a click, is one file. */
const namespaces = {
  everyPage: { es: () => import('./messages/es/every-page.ts'), pt: () => import('./messages/pt/every-page.ts') },
}

declare module '#platform/pages/namespaces.ts' {
  interface Namespaces extends Readonly<typeof namespaces> {}
}

/** The pages of all features, and the messages that come to the browser. The first import of each process and browser. */
export const pagesOfAll = [
  { namespaces },
  shopWindowPages,
  searchPages,
  checkoutPages,
  voucherPages,
  giftCardPages,
  getawayPages,
  bookingPages,
  contactPages,
  contentPages,
  trackingPages,
  reviewPages,
  newsletterPages,
]

declareAll(pagesOfAll)
