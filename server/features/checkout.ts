import { z } from 'zod'
import { purchaseKinds } from '#domain/purchases/purchase.ts'
import { defineFeature } from '#server/define-feature.ts'
import { creditRefund } from '#server/invoices/credit-refund.ts'
import { issueInvoice } from '#server/invoices/issue-invoice.ts'
import { defineJob, runAllSettled } from '#server/jobs/define-job.ts'
import { releaseAuthorizations } from '#server/payments/authorizations/release-authorizations.ts'
import { reconcilePayments } from '#server/payments/reconciliation/reconcile-payments.ts'
import { payRefunds } from '#server/payments/refunds/pay-refunds.ts'
import { forgetUnneeded } from '#server/privacy/forget-unneeded.ts'
import { expirePurchases } from '#server/purchases/core/expire-purchases.ts'
import { sendGift, sendOrder, sendRefunded } from '#server/purchases/emails/goods-emails.ts'
import { multibancoReference } from '#server/purchases/emails/multibanco-reference.ts'
import { purchaseFailed } from '#server/purchases/emails/purchase-failed.ts'
import { purchaseWithdrawn } from '#server/purchases/emails/purchase-withdrawn.ts'
import { refundConfirmation } from '#server/purchases/emails/refund-confirmation.ts'
import { fulfilPaidPurchase, undoOrder } from '#server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { releaseHold } from '#server/purchases/holds/goods-holds.ts'
import { forgetTurns } from '#server/purchases/holds/hold-turns.ts'

const ofPurchase = z.object({ purchase: z.uuid() })
const ofHold = z.object({ purchase: z.uuid(), kind: z.enum(purchaseKinds), reference: z.string() })
const nothing = z.object({})

declare module '#server/jobs/payloads.ts' {
  interface JobPayloads {
    'fulfil-purchase': z.infer<typeof ofPurchase>
    'undo-order': z.infer<typeof ofPurchase>
    /** Without it a hold ends a little later, by itself. */
    'release-hold': z.infer<typeof ofHold>
    'pay-refunds': z.infer<typeof nothing>
    'release-authorizations': z.infer<typeof nothing>
  }
}

export const checkout = defineFeature({
  name: 'checkout',
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
    defineJob({ name: 'forget-unneeded', schedule: '44 4 * * *', run: (services) => forgetUnneeded(services) }),
    sendOrder,
    sendGift,
    sendRefunded,
  ],
  emails: [multibancoReference, purchaseFailed, purchaseWithdrawn, refundConfirmation],
  sheets: { invoice: async () => (await import('#server/pdf/pages/draw-invoice.ts')).invoiceSheet },
  on: { 'purchase.confirmed': issueInvoice, 'refund.requested': creditRefund },
})
