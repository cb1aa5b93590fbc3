import { recordPrices } from '#server/catalogue/record-prices.ts'
import { forgetReviewers } from '#server/reviews/forget-reviewers.ts'
import type { Services } from '#server/services.ts'

/** A handler only calls a use case. */
export const handlers = {
  'record-prices': recordPrices,
  'forget-reviewers': forgetReviewers,
} as const satisfies Record<string, (services: Services) => Promise<unknown>>

export type JobName = keyof typeof handlers
