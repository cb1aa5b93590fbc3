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
import { forgetSessions } from '#server/vouchers/end-session.ts'
import { expireVouchers } from '#server/vouchers/expire-vouchers.ts'
import { sendActivated } from '#server/vouchers/letters/send-activated.ts'
import { sendBeneficiaryChanged } from '#server/vouchers/letters/send-beneficiary-changed.ts'
import { sendCancelled } from '#server/vouchers/letters/send-cancelled.ts'
import { sendConfirmAddress } from '#server/vouchers/letters/send-confirm-address.ts'
import { sendExchanged } from '#server/vouchers/letters/send-exchanged.ts'
import { sendExtended } from '#server/vouchers/letters/send-extended.ts'
import { sendMyVouchers } from '#server/vouchers/letters/send-my-vouchers.ts'
import { sendPriceMatch } from '#server/vouchers/letters/send-price-match.ts'
import { sendRefunded } from '#server/vouchers/letters/send-refunded.ts'
import { sendReminder } from '#server/vouchers/letters/send-reminder.ts'
import { remindHolders } from '#server/vouchers/remind-holders.ts'
import type { queuedJobs, scheduledJobs } from './job-names.ts'
import type { Payloads } from './queue.ts'

export const scheduledHandlers: Record<(typeof scheduledJobs)[number], (services: Services) => Promise<unknown>> = {
  'record-prices': recordPrices,
  'forget-reviewers': forgetReviewers,
  'forget-sessions': forgetSessions,
  'expire-vouchers': expireVouchers,
  'remind-holders': remindHolders,
  'reconcile-payments': (services) =>
    besideEachOther(reconcilePayments(services), payRefunds(services), expirePurchases(services)),
}

/** None waits for another, nor ends with it; what failed is told when all is done. */
async function besideEachOther(...works: Promise<unknown>[]) {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

type Told<Name extends (typeof queuedJobs)[number]> = (services: Services, payload: Payloads[Name]) => Promise<unknown>

export const queuedHandlers: { [Name in (typeof queuedJobs)[number]]: Told<Name> } = {
  'send-order': sendOrder,
  'send-gift': sendGift,
  'send-reference': sendReference,
  'send-undone': sendUndone,
  'send-activated': sendActivated,
  'send-confirm-address': sendConfirmAddress,
  'send-beneficiary-changed': sendBeneficiaryChanged,
  'send-cancelled': sendCancelled,
  'send-refunded': sendRefunded,
  'send-exchanged': sendExchanged,
  'send-extended': sendExtended,
  'send-reminder': sendReminder,
  'send-price-match': sendPriceMatch,
  'send-my-vouchers': sendMyVouchers,
  'pay-refunds': payRefunds,
}
