import type { Services } from '#platform/server/services.ts'
import { reconcileAttempt } from '../reconciliation/reconcile-payments.ts'
import { openAttemptOf } from './attempt-row.ts'
import { resumePayment } from './resume-payment.ts'

/**
 * Continues the open attempt from our own page. A provider with pages of its own tells its state when the payment is
 * resumed. We can't know whether the buyer has answered a bank's page, so then the provider is polled.
 */
export async function continuePayment(services: Services, purchaseUuid: string) {
  const open = await openAttemptOf(services.db, purchaseUuid)
  if (!open) return
  const { order, leasedUntil } = open
  const { ownPages = [] } = services.payments.named(open.provider)?.capabilities ?? {}
  if (ownPages.includes(open.method)) {
    await resumePayment(services, order, { kind: 'again' })
  } else if (!leasedUntil || leasedUntil <= services.clock.now()) {
    try {
      await reconcileAttempt(services, open)
    } catch (error) {
      services.log.error({ err: error, order }, 'payment could not be polled')
    }
  }
}
