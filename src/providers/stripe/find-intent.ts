import type Stripe from 'stripe'
import type { AttemptFacts } from '#features/checkout/rules/payments/payment-provider.ts'
import { call, StripeRefusal } from './api.ts'
import { type Intent, readIntent } from './intent.ts'

/**
 * By its name, if we know it. If the answer to its creation was lost, by our order number in its metadata: in the list
 * of a day, which knows the newest, and then by search, which knows the oldest but learns of new ones late. Sending the
 * creation again with the same key would also tell, but only as long as Stripe remembers keys, and it might create.
 */
export async function findIntent(stripe: Stripe, attempt: AttemptFacts, now: Date): Promise<Intent | null> {
  const { intent } = attempt.memo
  const found = intent ? await retrieve(stripe, intent) : await findByOrder(stripe, attempt.order, now)
  return found && readIntent(found, attempt)
}

async function retrieve(stripe: Stripe, id: string) {
  try {
    return await call(stripe.paymentIntents.retrieve(id))
  } catch (error) {
    if (error instanceof StripeRefusal && error.code === 'resource_missing') return null
    throw error
  }
}

async function findByOrder(stripe: Stripe, order: string, now: Date) {
  const since = Math.floor(now.getTime() / 1000) - daySeconds
  const recent = stripe.paymentIntents.list({ created: { gte: since }, limit: 100 })
  const listed = await call(firstOf(recent, ({ metadata }) => metadata.order === order))
  if (listed) return listed
  if (!/^\w+$/.test(order)) throw new Error('An order number can hold nothing but letters and digits')
  const { data } = await call(stripe.paymentIntents.search({ query: `metadata['order']:'${order}'` }))
  return data[0] ?? null
}

const daySeconds = 24 * 60 * 60

async function firstOf<Item>(items: AsyncIterable<Item>, isIt: (item: Item) => boolean): Promise<Item | null> {
  for await (const item of items) if (isIt(item)) return item
  return null
}
