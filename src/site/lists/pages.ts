// Written by `npm run features`.
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

export const pages = [
  searchPages,
  trackingPages,
  contentPages,
  newsletterPages,
  bookingPages,
  getawayPages,
  giftCardPages,
  voucherPages,
  contactPages,
  reviewPages,
  shopWindowPages,
] as const
