// Written by `npm run features`.
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

export const served = [
  catalogueServed,
  searchServed,
  checkoutServed,
  trackingServed,
  contentServed,
  newsletterServed,
  bookingServed,
  getawayServed,
  giftCardServed,
  voucherServed,
  contactServed,
  reviewServed,
  shopWindowServed,
] as const
