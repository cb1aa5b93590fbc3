import { bookingPages } from '#features/bookings/pages.ts'
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
import { type Declared, declareAll } from '#platform/pages/declarations.ts'

/** What every page says, or may say after a click, is one file. */
const everyPage: Declared['everyPage'] = { messages: (language) => import(`./messages/${language}/every-page.ts`) }

declare module '#platform/pages/namespaces.ts' {
  interface Namespaces {
    everyPage: true
  }
}

/** The pages of all features, and the messages that come to the browser. The first import of each process and browser. */
export const pagesOfAll = [
  { everyPage },
  shopWindowPages,
  searchPages,
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
