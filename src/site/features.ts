import './served.ts'
import { bookings } from '#features/bookings/feature.ts'
import { catalogue } from '#features/catalogue/feature.ts'
import { checkout } from '#features/checkout/feature.ts'
import { kindsOf } from '#features/checkout/server/purchases/core/kind-of.ts'
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
import {
  apiPartsOf,
  type Feature,
  jobsOf,
  mostFilesOf,
  reactionsOf,
  sheetsOf,
} from '#platform/server/define-feature.ts'
import { defineJob } from '#platform/server/jobs/define-job.ts'
import { forgetOf } from './server/privacy/forget-unneeded.ts'

/** All that the shop consists of, in the order in which features use each other. Only its start knows this list, and commands that have to make its queues. */
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

export const forgetUnneeded = forgetOf(features)
const forgetting = defineJob({
  name: 'forget-unneeded',
  schedule: '44 4 * * *',
  run: (services) => forgetUnneeded(services),
})
export const jobs = jobsOf([...features, { name: 'privacy', jobs: [forgetting] }])
export const soldKinds = kindsOf(features)
export const apiParts = apiPartsOf(features)
export const mostFiles = mostFilesOf(features)
export const sheets = sheetsOf(features)
export const hourPayers = features.flatMap((feature: Feature) => feature.hourPayers ?? [])
export const eventHandlers = reactionsOf(features)
