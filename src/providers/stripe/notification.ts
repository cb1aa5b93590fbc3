import type Stripe from 'stripe'
import { z } from 'zod'
import type {
  DisputeUpdate,
  ProviderMessage,
  ProviderNotification,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { type Intent, intentSchema, moneyOf, outcomeOf, refundOutcome, refundSchema } from './intent.ts'

export async function readNotification(
  stripe: Stripe,
  secret: string,
  { headers, body }: ProviderMessage,
  now: Date,
): Promise<ProviderNotification | 'other' | null> {
  const event = await verify(stripe, secret, headers['stripe-signature'] ?? '', body, now)
  return event === null ? null : (eventSchema.safeParse(event).data ?? 'other')
}

/** Stripe's own: a message is as good as its signature, for five minutes. */
const toleranceSeconds = 300

async function verify(stripe: Stripe, secret: string, signature: string, body: string, now: Date): Promise<unknown> {
  try {
    return await stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    )
  } catch {
    return null
  }
}

const named = <Type extends string, Item extends z.ZodType>(types: readonly Type[], object: Item) =>
  z.object({ id: z.string().min(1), type: z.enum(types), data: z.object({ object }) })

const intents = ['succeeded', 'processing', 'payment_failed', 'canceled'].map((end) => `payment_intent.${end}`)
const disputes = ['created', 'updated', 'closed'].map((stage) => `charge.dispute.${stage}`)

/** It does not repeat our order number, but names the PaymentIntent. */
const disputeSchema = z.object({ id: z.string().min(1), payment_intent: z.string().min(1), status: z.string() })

/** A charge that was refunded does not say by which refund, so the refunds' own events are listened to. */
const eventSchema = z.union([
  named(intents, intentSchema).transform(({ id, data }) => paymentNotice(id, data.object)),
  named(['refund.created', 'refund.updated', 'refund.failed'], refundSchema).transform(
    ({ id, data }): ProviderNotification => {
      const { order, key } = data.object.metadata
      return { event: id, order, about: 'refund', key, outcome: refundOutcome(data.object) }
    },
  ),
  named(disputes, disputeSchema).transform(({ id, data }) => disputeNotice(id, data.object)),
])

function paymentNotice(event: string, intent: Intent): ProviderNotification | 'other' {
  const outcome = outcomeOf(intent)
  if (outcome.state === 'none') return 'other'
  const amount = outcome.state === 'paid' ? (intent.amount_received ?? intent.amount) : intent.amount
  return { event, order: intent.metadata.order, about: 'payment', outcome, amount: moneyOf({ ...intent, amount }) }
}

const disputeNotice = (
  event: string,
  { id, payment_intent, status }: z.output<typeof disputeSchema>,
): ProviderNotification => ({
  event,
  order: null,
  about: 'dispute',
  transactionId: payment_intent,
  dispute: { name: id, kind: 'dispute', state: stateOf(status) },
})

/** A warning that was closed never became a dispute. */
const won = new Set(['won', 'warning_closed', 'prevented'])

function stateOf(status: string): DisputeUpdate['state'] {
  if (won.has(status)) return 'released'
  return status === 'lost' ? 'lost' : 'open'
}
