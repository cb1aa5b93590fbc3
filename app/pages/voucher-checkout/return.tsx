import { lastAttemptOf } from '#server/payments/attempt-row.ts'
import { resumePayment } from '#server/payments/resume-payment.ts'
import { purchasePage } from '#server/purchases/purchase-page.ts'
import { leadOn } from '../checkout/lead-on.ts'
import { notFound } from '../errors/not-found.ts'
import type { Route } from './+types/return'

/** Where a buyer comes back to from a provider's own pages. It has nothing to show: it asks, and leads on. */
export async function loader(args: Route.LoaderArgs) {
  const page = await purchasePage(args)
  if (!page) throw notFound()
  const { services, purchase } = page
  const attempt = await lastAttemptOf(services.db, purchase.uuid)
  if (attempt?.state === 'open' && (attempt.method === 'paypal' || attempt.method === 'bizum')) {
    await resumePayment(services, attempt.order, { kind: 'return' })
  }
  throw await leadOn(page)
}

export default function Return() {
  return null
}
