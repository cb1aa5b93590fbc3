import type { PageKey } from '#platform/pages/page-row.ts'

/** Pictures beside the texts of a page, from the top down. Legal pages have none. */
export const contentPhotos: Partial<Record<PageKey, readonly string[]>> = {
  aboutUs: ['thermal-pool-columns-evening.jpg', 'treatment-towels-close.jpg', 'azulejo-courtyard-day.jpg'],
  redeemGetaway: ['suite-sea-balcony-day.jpg'],
}
