import type Stripe from 'stripe'
import type { AttemptFacts, Memo, RefundOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import type { Money } from '#platform/rules/money.ts'
import { call, StripeRefusal } from './api.ts'
import { findIntent, readRefund } from './intent.ts'

type RefundRequest = { key: string; amount: Money; memo: Memo }

export async function refund(
  stripe: Stripe,
  attempt: AttemptFacts,
  request: RefundRequest,
  now: Date,
): Promise<RefundOutcome> {
  const { key, amount, memo } = request
  if (memo.refund) return readRefund(await call(stripe.refunds.retrieve(memo.refund)), amount)
  const intent = attempt.memo.intent ?? (await findIntent(stripe, attempt, now))?.id
  if (!intent) return { state: 'refused', reason: 'not-paid' }
  // Stripe forgets keys after a day, and a refund may be asked for again later than that: the payment's list does not.
  const given = await call(stripe.refunds.list({ payment_intent: intent, limit: 100 }))
  const before = given.data.find(({ metadata }) => metadata?.key === key)
  return before ? readRefund(before, amount) : create(stripe, attempt, intent, request)
}

async function create(stripe: Stripe, { order }: AttemptFacts, intent: string, { key, amount }: RefundRequest) {
  try {
    const created = { payment_intent: intent, amount: amount.amount, metadata: { order, key } }
    return readRefund(await call(stripe.refunds.create(created, { idempotencyKey: key })), amount)
  } catch (error) {
    if (!(error instanceof StripeRefusal) || error.kind !== 'StripeInvalidRequestError') throw error
    return { state: 'refused', reason: error.code } as const
  }
}
