import { jobsOf, kindsOf, reactionsOf, sheetsOf } from './define-feature.ts'
import { bookings } from './features/bookings.ts'
import { catalogue } from './features/catalogue.ts'
import { checkout } from './features/checkout.ts'
import { contact } from './features/contact.ts'
import { getaways } from './features/getaways.ts'
import { giftCards } from './features/gift-cards.ts'
import { newsletter } from './features/newsletter.ts'
import { reviews } from './features/reviews.ts'
import { tracking } from './features/tracking.ts'
import { vouchers } from './features/vouchers.ts'

/** All that the shop consists of. Only its start knows this list, and commands that have to make its queues. */
export const features = [
  catalogue,
  checkout,
  vouchers,
  getaways,
  bookings,
  giftCards,
  reviews,
  newsletter,
  contact,
  tracking,
] as const

export const jobs = jobsOf(features)
export const soldKinds = kindsOf(features)
export const sheets = sheetsOf(features)
export const eventHandlers = reactionsOf(features)
