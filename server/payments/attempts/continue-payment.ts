import type { Services } from '#server/services.ts'
import { reconcileAttempt } from '../reconciliation/reconcile-payments.ts'
import { openAttemptOf } from './attempt-row.ts'
import { resumePayment } from './resume-payment.ts'

/**
 * The buyer would go on with what was begun. A provider's own pages say themselves how it stands; of a bank's page
 * nobody knows whether it was answered, so its provider is asked.
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
    } catch (err) {
      services.log.error({ err, order }, 'payment could not be asked about')
    }
  }
}
