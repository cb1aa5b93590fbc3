import { retention } from '#platform/rules/retention.ts'

/**
 * For how long a purchase that is not confirmed remembers its origin, in days: whoever pays later than this is not
 * counted any more. A confirmed one forgets it in the next night. Counts are kept: nobody stands in them.
 */
export const originDays = retention.purchaseOrigin.terms.kept.days

/** Origins that are counted by name on one day: first for views, then for purchases, so that no flood of the former hides the latter. */
export const mostOrigins = { views: 200, purchases: 400 }
