import type { AttemptFacts, ReleaseOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import type { PaypalApi } from './api.ts'
import { authorizationOf, captureOf, captureOutcome, findOrder } from './order.ts'

/** Anything but a clear word that nothing is authorised any more throws: money of a buyer's is never forgotten. */
export async function release(api: PaypalApi, attempt: AttemptFacts): Promise<ReleaseOutcome> {
  const order = await findOrder(api, attempt)
  const authorization = order && authorizationOf(order)
  if (!authorization || isOver.has(authorization.status)) return { state: 'released' }
  const capture = captureOf(order)
  const { state, memo } = (capture && captureOutcome(capture, order.id)) ?? {}
  if (state === 'paid') return { state, memo }
  if (state === 'waiting') return { state: 'pending', memo }
  const path = `/v2/payments/authorizations/${encodeURIComponent(authorization.id)}/void`
  const { issue } = await api.post(path, `${attempt.order}-void`, {})
  if (!issue || issue === 'PREVIOUSLY_VOIDED') return { state: 'released' }
  throw new Error(`PayPal has not released it: ${issue}`)
}

const isOver = new Set(['VOIDED', 'DENIED', 'EXPIRED'])
