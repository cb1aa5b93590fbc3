import { paymentOf, type Stripe, type StripeIntent, secondsNow } from './account.ts'
import { showIntent } from './resources.ts'
import { tellShop } from './tell-shop.ts'

/** The buyer has paid: the money moves, and then everybody is told. */
export function succeedIntent(context: Stripe, intent: StripeIntent): StripeIntent {
  const { world, records, url } = context
  const paid: StripeIntent = { ...intent, status: 'succeeded' }
  records.intents.put(intent.id, paid)
  const { amount } = intent
  world.ledger.record({ at: world.now().toISOString(), ...paymentOf(intent), kind: 'charge', amount })
  tellShop(context, 'payment_intent.succeeded', showIntent(paid, url))
  return paid
}

/** Paid, and the bank takes its time: from here it can only arrive or fail. */
export function holdIntent(context: Stripe, intent: StripeIntent): StripeIntent {
  const held: StripeIntent = { ...intent, status: 'processing' }
  context.records.intents.put(intent.id, held)
  tellShop(context, 'payment_intent.processing', showIntent(held, context.url))
  return held
}

export function failIntent(context: Stripe, intent: StripeIntent, error: string): StripeIntent {
  const failed: StripeIntent = { ...intent, status: 'requires_payment_method', error }
  context.records.intents.put(intent.id, failed)
  tellShop(context, 'payment_intent.payment_failed', showIntent(failed, context.url))
  return failed
}

/** As it is now. There is no clock that rings here: what has expired is found so by the next who looks. */
export function lookAt(context: Stripe, id: string): StripeIntent | undefined {
  const intent = context.records.intents.get(id)
  if (intent?.status !== 'requires_action' || !intent.expiresAt || secondsNow(context) < intent.expiresAt) return intent
  return failIntent(context, intent, 'payment_intent_payment_attempt_expired')
}

/** The newest first, as Stripe lists them. */
export const lookAtAll = (context: Stripe): StripeIntent[] =>
  context.records.intents
    .all()
    .map(([id]) => lookAt(context, id))
    .filter((intent) => intent !== undefined)
    .reverse()
    .sort((a, b) => b.created - a.created)
