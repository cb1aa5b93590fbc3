import { recordPrices } from '#server/catalogue/record-prices.ts'
import type { Services } from '#server/services.ts'

/** A handler only calls a use case. */
export const handlers = {
  'record-prices': recordPrices,
} as const satisfies Record<string, (services: Services) => Promise<unknown>>

export type JobName = keyof typeof handlers
