import { recordPrices } from '#server/catalogue/record-prices.ts'
import { payRefunds } from '#server/payments/pay-refunds.ts'
import { reconcilePayments } from '#server/payments/reconcile-payments.ts'
import { expirePurchases } from '#server/purchases/expire-purchases.ts'
import { sendGift } from '#server/purchases/send-gift.ts'
import { sendOrder } from '#server/purchases/send-order.ts'
import { sendReference } from '#server/purchases/send-reference.ts'
import { sendUndone } from '#server/purchases/send-undone.ts'
import { forgetReviewers } from '#server/reviews/forget-reviewers.ts'
import type { Services } from '#server/services.ts'
import type { queuedJobs, scheduledJobs } from './job-names.ts'
import type { Payloads } from './queue.ts'

export const scheduledHandlers: Record<(typeof scheduledJobs)[number], (services: Services) => Promise<unknown>> = {
  'record-prices': recordPrices,
  'forget-reviewers': forgetReviewers,
  'reconcile-payments': async (services) => {
    await reconcilePayments(services)
    await payRefunds(services)
    await expirePurchases(services)
  },
}

type Told<Name extends (typeof queuedJobs)[number]> = (services: Services, payload: Payloads[Name]) => Promise<unknown>

export const queuedHandlers: { [Name in (typeof queuedJobs)[number]]: Told<Name> } = {
  'send-order': sendOrder,
  'send-gift': sendGift,
  'send-reference': sendReference,
  'send-undone': sendUndone,
}
