import type Stripe from 'stripe'
import { z } from 'zod'
import type {
  AttemptFacts,
  Nothing,
  PaymentOutcome,
  RefundOutcome,
} from '#features/checkout/rules/payments/payment-provider.ts'
import type { Money } from '#platform/rules/money.ts'
import { call, StripeRefusal } from './api.ts'

const moneyFields = { amount: z.number().int(), currency: z.string().length(3) }

const statuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
] as const

/** What Stripe says of a PaymentIntent, as far as we listen. */
export const intentSchema = z.object({
  id: z.string().min(1),
  status: z.enum(statuses),
  ...moneyFields,
  amount_received: z.number().int().optional(),
  created: z.number().int(),
  metadata: z.object({ order: z.string() }),
  last_payment_error: z.object({}).nullish(),
  next_action: z
    .object({
      multibanco_display_details: z
        .object({ entity: z.string(), reference: z.string(), expires_at: z.number().int() })
        .optional(),
    })
    .nullish(),
})

export type Intent = z.output<typeof intentSchema>

export const refundSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  ...moneyFields,
  metadata: z.object({ order: z.string(), key: z.string() }),
})

type Refund = z.output<typeof refundSchema>

/** Throws for the payment of another: whatever it says, it says nothing of this attempt. */
export function readIntent(answer: unknown, { order, amount }: AttemptFacts): Intent {
  const intent = intentSchema.parse(answer)
  if (intent.metadata.order !== order || !isSame(moneyOf(intent), amount))
    throw new Error(`Stripe's answer is not about order ${order}`)
  return intent
}

export function outcomeOf({ id, status, last_payment_error, next_action, created }: Intent): PaymentOutcome | Nothing {
  const memo = { intent: id }
  if (status === 'succeeded') return { state: 'paid', memo }
  if (status === 'processing') return { state: 'waiting', for: { kind: 'confirmation' }, memo }
  // A reference that has expired and a phone that said no both leave it without a method, and with an error.
  if (status === 'canceled' || last_payment_error) return { state: 'failed', code: 'generic-1', memo }
  if (status !== 'requires_action') return { state: 'none' }
  const voucher = next_action?.multibanco_display_details
  if (!voucher) return { state: 'waiting', for: { kind: 'phone', expiresAt: instant(created + phoneSeconds) }, memo }
  const { entity, reference, expires_at } = voucher
  return { state: 'waiting', for: { kind: 'reference', entity, reference, expiresAt: instant(expires_at) }, memo }
}

/** MB WAY forgets a question after five minutes; Stripe does not say when it was put. */
const phoneSeconds = 5 * 60

const instant = (seconds: number) => new Date(seconds * 1000).toISOString()

export function readRefund(answer: unknown, amount: Money): RefundOutcome {
  const refund = refundSchema.parse(answer)
  if (!isSame(moneyOf(refund), amount)) throw new Error('Stripe gave back another amount than it was asked to')
  return refundOutcome(refund)
}

/** Who paid at a cash machine may first have to tell Stripe an account: until then it is pending. */
export function refundOutcome({ id, status }: Refund): RefundOutcome {
  if (status === 'succeeded') return { state: 'refunded', memo: { refund: id } }
  if (status === 'failed' || status === 'canceled') return { state: 'refused', reason: status }
  return { state: 'pending', memo: { refund: id } }
}

export const moneyOf = ({ amount, currency }: { amount: number; currency: string }): Money => ({
  amount,
  currency: currency.toUpperCase(),
})

const isSame = (a: Money, b: Money) => a.amount === b.amount && a.currency === b.currency

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
