import type {
  AttemptFacts,
  CaptureOutcome,
  ReleaseOutcome,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { toAmount } from './amount.ts'
import { isUnderWay, type PaypalApi } from './api.ts'
import { authorizationOf, type Capture, captureOf, captureOutcome, findOrder, readCapture } from './order.ts'

/** PayPal captures an authorisation once under one request id. What it has captured already is found on the order first. */
export async function capture(api: PaypalApi, attempt: AttemptFacts): Promise<CaptureOutcome> {
  const order = await findOrder(api, attempt)
  const authorization = order && authorizationOf(order)
  if (!authorization) return { state: 'refused', reason: 'NOT_AUTHORIZED' }
  const known = captureOf(order)
  if (known) return outcomeOf(known, order.id)
  if (authorization.status === 'PENDING') return { state: 'pending' }
  if (authorization.status !== 'CREATED') return { state: 'refused', reason: authorization.status }
  const path = `/v2/payments/authorizations/${encodeURIComponent(authorization.id)}/capture`
  const asked = { amount: toAmount(attempt.amount), final_capture: true }
  const answer = await api.post(path, `${attempt.order}-capture-authorized`, asked)
  if (!answer.issue) return outcomeOf(readCapture(answer.body, attempt), order.id)
  // Captured meanwhile: the next one who asks finds it on the order.
  if (isUnderWay(answer.issue) || answer.issue === 'AUTHORIZATION_ALREADY_CAPTURED')
    throw new Error(`PayPal leaves it open: ${answer.issue}`)
  return { state: 'refused', reason: answer.issue }
}

function outcomeOf(found: Capture, order: string): CaptureOutcome {
  const { state, memo } = captureOutcome(found, order)
  if (state === 'paid') return { state, memo }
  return state === 'waiting' ? { state: 'pending', memo } : { state: 'refused', reason: found.status }
}

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
