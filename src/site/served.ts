import { bookingServed } from '#features/bookings/messages/served.ts'
import { catalogueServed } from '#features/catalogue/messages/served.ts'
import { checkoutServed } from '#features/checkout/messages/served.ts'
import { contactServed } from '#features/contact/messages/served.ts'
import { contentServed } from '#features/content/messages/served.ts'
import { getawayServed } from '#features/getaways/messages/served.ts'
import { giftCardServed } from '#features/gift-cards/messages/served.ts'
import { newsletterServed } from '#features/newsletter/messages/served.ts'
import { reviewServed } from '#features/reviews/messages/served.ts'
import { searchServed } from '#features/search/messages/served.ts'
import { shopWindowServed } from '#features/shop-window/messages/served.ts'
import { trackingServed } from '#features/tracking/messages/served.ts'
import { voucherServed } from '#features/vouchers/messages/served.ts'
import { inEveryLanguage } from '#platform/i18n/language-files.ts'
import { platformServed } from '#platform/i18n/messages/served.ts'
import { declareAll, declared, refuseTwins } from '#platform/pages/declarations.ts'
import './every-language.ts'

/** What only the server knows of all features: every sentence, and which personal pages are kept. */
export const servedOfAll = [
  platformServed,
  catalogueServed,
  searchServed,
  checkoutServed,
  voucherServed,
  giftCardServed,
  getawayServed,
  bookingServed,
  contactServed,
  contentServed,
  trackingServed,
  reviewServed,
  newsletterServed,
  shopWindowServed,
]

refuseTwins(servedOfAll)
declareAll(servedOfAll)
const [messages, wordLists] = await Promise.all([
  inEveryLanguage(declared('messageFiles')),
  inEveryLanguage(declared('wordListFiles')),
])
declareAll([{ messages, wordLists }])
