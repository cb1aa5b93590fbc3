import { z } from 'zod'
import { defineFeature } from '#platform/server/define-feature.ts'
import { usualLimit, type WriteLimit } from '#platform/server/http/write-limits.ts'
import { defineJob, runAllSettled } from '#platform/server/jobs/define-job.ts'
import { sendGift, sendOrder, sendRefunded } from './emails/goods-emails.ts'
import { multibancoReference } from './emails/multibanco-reference.ts'
import { purchaseFailed } from './emails/purchase-failed.ts'
import { purchaseWithdrawn } from './emails/purchase-withdrawn.ts'
import { checkoutData } from './rules/personal-data.ts'
import { purchaseKinds } from './rules/purchase-paths.ts'
import type { PurchaseKind } from './rules/purchases/purchase.ts'
import { callsOfKinds, providerCalls, purchaseCalls } from './server/api/parts.ts'
import { refundConfirmation } from './server/email-parts/refund-confirmation.ts'
import { creditRefund, issueInvoice } from './server/invoices/issue-invoice.ts'
import { releaseAuthorizations } from './server/payments/authorizations/release-authorizations.ts'
import { reconcilePayments } from './server/payments/reconciliation/reconcile-payments.ts'
import { payRefunds } from './server/payments/refunds/pay-refunds.ts'
import { expirePurchases, forgetPurchases } from './server/purchases/core/forget-purchases.ts'
import { fulfilPaidPurchase, undoOrder } from './server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { releaseHold } from './server/purchases/holds/goods-holds.ts'
import { forgetTurns } from './server/purchases/holds/hold-turns.ts'

const ofPurchase = z.object({ purchase: z.uuid() })
const ofHold = z.object({
  purchase: z.uuid(),
  kind: z.custom<PurchaseKind>((kind) => purchaseKinds().some((sold) => sold === kind)),
  reference: z.string(),
})
const nothing = z.object({})

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'fulfil-purchase': z.infer<typeof ofPurchase>
    'undo-order': z.infer<typeof ofPurchase>
    /** Without it a hold ends a little later, by itself. */
    'release-hold': z.infer<typeof ofHold>
    'pay-refunds': z.infer<typeof nothing>
    'release-authorizations': z.infer<typeof nothing>
  }
}

const limits = {
  purchase: { ...usualLimit, most: 120 },
  payment: { ...usualLimit, most: 60 },
  coupon: { ...usualLimit, most: 40 },
  /** Codes that turned out to be none: what was right is given back. */
  guess: { most: 9, seconds: 15 * 60 },
  /** The same of all visitors together, whatever their addresses, of codes whose form is that of money. */
  'guess-everyone': { most: 500, seconds: 3600 },
  'resend-recipient': { most: 3, seconds: 3600 },
  /** References to pay with that were asked for and not paid, and that they have run out. */
  'reference-recipient': { most: 5, seconds: 3600 },
} as const satisfies Record<string, WriteLimit>

declare module '#platform/server/http/write-limits.ts' {
  interface WriteLimits extends Readonly<typeof limits> {}
}

/**
 * The purchase of any goods: `server/purchases/` has its core, bill, holds and steps, `server/payments/` the attempts, refunds
 * and disputes with the company that takes the money, `server/coupons/` codes and balances, `server/invoices/` the invoices.
 * What is sold it learns from the kinds of the features above (`server/purchases/core/goods-kind.ts`). `rules/` has the sums
 * and the tables of transitions.
 */
export const checkout = defineFeature({
  name: 'checkout',
  limits,
  personalData: checkoutData,
  jobs: [
    defineJob({
      name: 'fulfil-purchase',
      payload: ofPurchase,
      run: (services, { purchase }) => fulfilPaidPurchase(services, purchase),
    }),
    defineJob({
      name: 'undo-order',
      payload: ofPurchase,
      run: (services, { purchase }) => undoOrder(services, purchase),
    }),
    defineJob({ name: 'release-hold', payload: ofHold, run: releaseHold }),
    defineJob({ name: 'pay-refunds', payload: nothing, run: payRefunds }),
    defineJob({ name: 'release-authorizations', payload: nothing, run: releaseAuthorizations }),
    defineJob({
      name: 'reconcile-payments',
      schedule: '* * * * *',
      run: (services) =>
        runAllSettled(
          reconcilePayments(services),
          payRefunds(services),
          releaseAuthorizations(services),
          expirePurchases(services),
          forgetTurns(services),
        ),
    }),
    sendOrder,
    sendGift,
    sendRefunded,
  ],
  emails: [multibancoReference, purchaseFailed, purchaseWithdrawn, refundConfirmation],
  sheets: { invoice: async () => (await import('./pdf/draw-invoice.ts')).invoiceSheet },
  forget: forgetPurchases,
  api: [purchaseCalls, providerCalls, callsOfKinds],
  on: { 'purchase.confirmed': issueInvoice, 'refund.requested': creditRefund },
})
