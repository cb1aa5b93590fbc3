import type Stripe from 'stripe'
import { z } from 'zod'
import type { Notice, ProviderMessage } from '#domain/payments/payment-provider.ts'
import { intentSchema, moneyOf, refundSchema, refundStep, stepOf } from './intent.ts'

export async function readNotification(
  stripe: Stripe,
  secret: string,
  { headers, body }: ProviderMessage,
  now: Date,
): Promise<Notice | null> {
  const event = await verify(stripe, secret, headers['stripe-signature'] ?? '', body, now)
  const { data } = eventSchema.safeParse(event)
  return data ? noticeOf(data) : null
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

/** A charge that was refunded does not say by which refund, so the refunds' own events are listened to. */
const eventSchema = z.union([
  z.object({
    id: z.string().min(1),
    type: z.enum([
      'payment_intent.succeeded',
      'payment_intent.processing',
      'payment_intent.payment_failed',
      'payment_intent.canceled',
    ]),
    data: z.object({ object: intentSchema }),
  }),
  z.object({
    id: z.string().min(1),
    type: z.enum(['refund.created', 'refund.updated', 'refund.failed']),
    data: z.object({ object: refundSchema }),
  }),
])

function noticeOf({ id, data: { object } }: z.output<typeof eventSchema>): Notice | null {
  const { order } = object.metadata
  if (!('created' in object))
    return { event: id, order, about: 'refund', key: object.metadata.key, step: refundStep(object) }
  const step = stepOf(object)
  if (step.state === 'none') return null
  const amount = step.state === 'paid' ? (object.amount_received ?? object.amount) : object.amount
  return { event: id, order, about: 'payment', step, amount: moneyOf({ ...object, amount }) }
}
