// Written by `npm run features`.
import { bookings } from '#features/bookings/feature.ts'
import { catalogue } from '#features/catalogue/feature.ts'
import { checkout } from '#features/checkout/feature.ts'
import { contact } from '#features/contact/feature.ts'
import { content } from '#features/content/feature.ts'
import { getaways } from '#features/getaways/feature.ts'
import { giftCards } from '#features/gift-cards/feature.ts'
import { newsletter } from '#features/newsletter/feature.ts'
import { reviews } from '#features/reviews/feature.ts'
import { search } from '#features/search/feature.ts'
import { shopWindow } from '#features/shop-window/feature.ts'
import { tracking } from '#features/tracking/feature.ts'
import { vouchers } from '#features/vouchers/feature.ts'

export const features = [
  catalogue,
  search,
  checkout,
  tracking,
  content,
  newsletter,
  bookings,
  getaways,
  giftCards,
  vouchers,
  contact,
  reviews,
  shopWindow,
] as const
