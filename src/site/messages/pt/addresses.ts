// Written by `npm run features`.
import bookings from '#features/bookings/messages/pt/addresses.ts'
import contact from '#features/contact/messages/pt/addresses.ts'
import content from '#features/content/messages/pt/addresses.ts'
import getaways from '#features/getaways/messages/pt/addresses.ts'
import giftCards from '#features/gift-cards/messages/pt/addresses.ts'
import newsletter from '#features/newsletter/messages/pt/addresses.ts'
import reviews from '#features/reviews/messages/pt/addresses.ts'
import search from '#features/search/messages/pt/addresses.ts'
import shopWindow from '#features/shop-window/messages/pt/addresses.ts'
import tracking from '#features/tracking/messages/pt/addresses.ts'
import vouchers from '#features/vouchers/messages/pt/addresses.ts'
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
