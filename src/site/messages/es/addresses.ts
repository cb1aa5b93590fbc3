// Written by `npm run features`.
import bookings from '#features/bookings/messages/es/addresses.ts'
import contact from '#features/contact/messages/es/addresses.ts'
import content from '#features/content/messages/es/addresses.ts'
import getaways from '#features/getaways/messages/es/addresses.ts'
import giftCards from '#features/gift-cards/messages/es/addresses.ts'
import newsletter from '#features/newsletter/messages/es/addresses.ts'
import reviews from '#features/reviews/messages/es/addresses.ts'
import search from '#features/search/messages/es/addresses.ts'
import shopWindow from '#features/shop-window/messages/es/addresses.ts'
import tracking from '#features/tracking/messages/es/addresses.ts'
import vouchers from '#features/vouchers/messages/es/addresses.ts'
import type { Addresses } from '#platform/pages/addresses.ts'

export default {
  ...search,
  ...tracking,
  ...content,
  ...newsletter,
  ...bookings,
  ...getaways,
  ...giftCards,
  ...vouchers,
  ...contact,
  ...reviews,
  ...shopWindow,
} satisfies Addresses
