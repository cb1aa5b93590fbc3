import type Stripe from 'stripe'
import { z } from 'zod'
import type { ProviderMessage, ProviderNotification } from '#features/checkout/rules/payments/payment-provider.ts'
import { disputeNotice, disputeSchema } from './dispute.ts'
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
