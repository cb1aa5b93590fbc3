import type Stripe from 'stripe'
import type { AttemptFacts, PaymentInput, PaymentOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import { call, StripeRefusal } from './api.ts'
import { outcomeOf, readIntent } from './intent.ts'

/** Created and confirmed in one call, which Stripe answers the same however often it comes: our order number is its key. */
export async function begin(stripe: Stripe, attempt: AttemptFacts, given: PaymentInput): Promise<PaymentOutcome> {
  // Stripe captures both by itself: its documentation names neither among the methods that can wait.
  if (attempt.charge === 'later') throw new Error(`Stripe takes ${attempt.method} at once`)
  const intent = await create(stripe, attempt, given)
  if (intent === null) return { state: 'failed', code: 'generic-1' }
  const outcome = outcomeOf(readIntent(intent, attempt))
  if (outcome.state === 'none') throw new Error(`Stripe has not begun to collect order ${attempt.order}`)
  return outcome
}

/** Null where it was refused for good, and nothing came to be. */
async function create(stripe: Stripe, attempt: AttemptFacts, given: PaymentInput): Promise<unknown> {
  const { name, email } = attempt.buyer
  const phone = given.method === 'mbway' ? { phone: given.phone } : {}
  const confirmed: Stripe.PaymentIntentCreateParams = {
    ...newIntent(attempt),
    confirm: true,
    return_url: attempt.urls.back,
    payment_method_data: { type: typeOf(attempt), billing_details: { name, email, ...phone } },
  }
  try {
    return await call(stripe.paymentIntents.create(confirmed, { idempotencyKey: attempt.order }))
  } catch (error) {
    // Declined at once: the PaymentIntent is there, and says so.
    if (error instanceof StripeRefusal && error.intent) return error.intent
    if (error instanceof StripeRefusal && isFinal(error)) return null
    throw error
  }
}

/** A phone that is none, or too much money. What becomes of a key that is in use (409, or at odds) is another matter. */
const isFinal = ({ status, kind }: StripeRefusal) => status === 400 && kind === 'StripeInvalidRequestError'

export const newIntent = (attempt: AttemptFacts): Stripe.PaymentIntentCreateParams => ({
  amount: attempt.amount.amount,
  currency: attempt.amount.currency.toLowerCase(),
  allowed_payment_method_types: [typeOf(attempt)],
  description: attempt.description,
  metadata: { order: attempt.order },
})

function typeOf({ method }: AttemptFacts): 'multibanco' | 'mb_way' {
  if (method === 'multibanco') return 'multibanco'
  if (method === 'mbway') return 'mb_way'
  throw new Error(`Stripe does not take ${method} for us`)
}
