import type Stripe from 'stripe'
import type { AttemptFacts, Nothing, PaymentOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import { call, StripeRefusal } from './api.ts'
import { newIntent } from './begin.ts'
import { findIntent, type Intent, outcomeOf, readIntent } from './intent.ts'

/** Cancels it, and where it never came to be, takes its place: a creation that is still on its way then finds it shut. */
export async function abandon(stripe: Stripe, attempt: AttemptFacts, now: Date): Promise<PaymentOutcome | Nothing> {
  const intent = (await findIntent(stripe, attempt, now)) ?? (await takePlace(stripe, attempt, now))
  const known = outcomeOf(intent)
  if (intent.status === 'canceled') return { state: 'none' }
  if (known.state === 'paid' || known.state === 'failed') return known
  // Stripe may agree to cancel even then, and what was paid at the cash machine would have to find its way back.
  if (intent.status === 'processing') return known
  try {
    await call(stripe.paymentIntents.cancel(intent.id))
    return { state: 'none' }
  } catch (error) {
    if (!(error instanceof StripeRefusal) || error.code !== 'payment_intent_unexpected_state') throw error
  }
  // Somebody was faster than we: paid, or on the way.
  return outcomeOf(readIntent(await call(stripe.paymentIntents.retrieve(intent.id)), attempt))
}

/** Without a method to pay with, and under the key of the creation. Stripe does one thing for one key. */
async function takePlace(stripe: Stripe, attempt: AttemptFacts, now: Date): Promise<Intent> {
  try {
    const created = stripe.paymentIntents.create(newIntent(attempt), { idempotencyKey: attempt.order })
    return readIntent(await call(created), attempt)
  } catch (error) {
    if (!(error instanceof StripeRefusal) || error.kind !== 'StripeIdempotencyError') throw error
    const first = await findIntent(stripe, attempt, now)
    if (first) return first
    throw error
  }
}
