import { type Counter, type KeptIntent, secondsNow } from './account.ts'
import { showIntent } from './resources.ts'
import { tellShop } from './tell-shop.ts'

/** The buyer has paid: the money moves, and then everybody is told. */
export function succeed(counter: Counter, intent: KeptIntent): KeptIntent {
  const { world, books, url } = counter
  const paid: KeptIntent = { ...intent, status: 'succeeded' }
  books.intents.put(intent.id, paid)
  world.ledger.record({
    at: world.now().toISOString(),
    provider: 'stripe',
    kind: 'charge',
    method: intent.type === 'mb_way' ? 'mbway' : 'multibanco',
    order: intent.metadata.order ?? '',
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
  })
  tellShop(counter, 'payment_intent.succeeded', showIntent(paid, url))
  return paid
}

/** Paid, and the bank takes its time: from here it can only arrive or fail. */
export function hold(counter: Counter, intent: KeptIntent): KeptIntent {
  const held: KeptIntent = { ...intent, status: 'processing' }
  counter.books.intents.put(intent.id, held)
  tellShop(counter, 'payment_intent.processing', showIntent(held, counter.url))
  return held
}

export function fail(counter: Counter, intent: KeptIntent, error: string): KeptIntent {
  const failed: KeptIntent = { ...intent, status: 'requires_payment_method', error }
  counter.books.intents.put(intent.id, failed)
  tellShop(counter, 'payment_intent.payment_failed', showIntent(failed, counter.url))
  return failed
}

/** As it is now. There is no clock that rings here: what has expired is found so by the next who looks. */
export function lookAt(counter: Counter, id: string): KeptIntent | undefined {
  const intent = counter.books.intents.get(id)
  if (intent?.status !== 'requires_action' || !intent.expiresAt || secondsNow(counter) < intent.expiresAt) return intent
  return fail(counter, intent, 'payment_intent_payment_attempt_expired')
}

/** The newest first, as Stripe lists them. */
export const lookAtAll = (counter: Counter): KeptIntent[] =>
  counter.books.intents
    .all()
    .map(([id]) => lookAt(counter, id))
    .filter((intent) => intent !== undefined)
    .reverse()
    .sort((a, b) => b.created - a.created)
