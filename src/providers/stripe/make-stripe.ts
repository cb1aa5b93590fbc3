import type { PaymentProvider } from '#features/checkout/rules/payments/payment-provider.ts'
import { abandon } from './abandon.ts'
import { makeApi, type StripeSettings, type Surroundings } from './api.ts'
import { begin } from './begin.ts'
import { findIntent, outcomeOf } from './intent.ts'
import { readNotification } from './notification.ts'
import { refund } from './refund.ts'

/**
 * Multibanco, a reference to pay at a cash machine within days, and MB WAY, a question on a phone. Nobody comes back
 * from either: Stripe tells us, or we ask. The memo holds Stripe's name of the PaymentIntent.
 */
export function makeStripe(settings: StripeSettings, surroundings: Surroundings): PaymentProvider {
  const stripe = makeApi(settings, surroundings)
  const { now } = surroundings

  const ask: PaymentProvider['ask'] = async (attempt) => {
    const intent = await findIntent(stripe, attempt, now())
    return intent ? outcomeOf(intent) : { state: 'none' }
  }

  return {
    name: 'stripe',
    methods: ['multibanco', 'mbway'],
    capabilities: { ownPages: [], chargedOnReturn: [], authorizes: {} },
    transactionIdOf: ({ intent }) => intent,
    begin: (attempt, given) => begin(stripe, attempt, given),
    resume: async (attempt) => {
      const known = await ask(attempt)
      if (known.state === 'none') throw new Error(`Stripe does not know order ${attempt.order}`)
      return known
    },
    ask,
    abandon: (attempt) => abandon(stripe, attempt, now()),
    refund: (attempt, wish) => refund(stripe, attempt, wish, now()),
    readNotification: (message) => readNotification(stripe, settings.webhookSecret, message, now()),
  }
}
