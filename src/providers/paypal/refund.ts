import type { AttemptFacts, Memo, RefundOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import type { Money } from '#platform/rules/money.ts'
import { isSame, toAmount } from './amount.ts'
import type { PaypalApi } from './api.ts'
import { captureOf, findOrder, refundIn, refundOutcome, refundSchema } from './order.ts'

type RefundRequest = { key: string; amount: Money; memo: Memo }

/**
 * Followed by PayPal's name of it, where we know that; else asked for under its key, which PayPal does once. A refund
 * that is unknown by its name, or refused, may have been made all the same (its request forgotten, its answer lost): it
 * is looked for among the order's before it is called refused.
 */
export async function refundPayment(
  api: PaypalApi,
  attempt: AttemptFacts,
  request: RefundRequest,
): Promise<RefundOutcome> {
  const { key, amount, memo } = request
  if (memo.refund) {
    const known = await api.get(`/v2/payments/refunds/${encodeURIComponent(memo.refund)}`)
    if (!known.issue) return readRefund(known.body, amount)
    const found = await search(api, attempt, request)
    if (found) return found
  }
  const taken = attempt.memo.capture ?? (await findCapture(api, attempt))
  if (!taken) return { state: 'refused', reason: 'NOT_CAPTURED' }
  const path = `/v2/payments/captures/${encodeURIComponent(taken)}/refund`
  const asked = { amount: toAmount(amount), custom_id: attempt.order, invoice_id: key }
  const answer = await api.post(path, key, asked)
  if (!answer.issue) return readRefund(answer.body, amount)
  return (await search(api, attempt, request)) ?? { state: 'refused', reason: answer.issue }
}

async function search(
  api: PaypalApi,
  attempt: AttemptFacts,
  { key, amount }: RefundRequest,
): Promise<RefundOutcome | null> {
  const order = await findOrder(api, attempt)
  const refund = order && refundIn(order, key)
  return refund && isSame(refund.amount, amount) ? refundOutcome(refund) : null
}

async function findCapture(api: PaypalApi, attempt: AttemptFacts) {
  const order = await findOrder(api, attempt)
  return order ? captureOf(order)?.id : undefined
}

function readRefund(body: unknown, amount: Money): RefundOutcome {
  const refund = refundSchema.parse(body)
  if (!isSame(refund.amount, amount)) throw new Error('PayPal gave back another amount than it was asked to')
  return refundOutcome(refund)
}
