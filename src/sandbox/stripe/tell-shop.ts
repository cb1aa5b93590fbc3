import { createHmac } from 'node:crypto'
import { type Stripe, secondsNow } from './account.ts'

export type StripeEventType =
  | 'payment_intent.succeeded'
  | 'payment_intent.processing'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'

/** A webhook, signed as Stripe signs: over the time and the body, with the endpoint's own secret. */
export function tellShop(context: Stripe, type: StripeEventType, object: object) {
  const { world, account } = context
  const time = secondsNow(context)
  const body = JSON.stringify({
    id: `evt_${world.random(12)}`,
    object: 'event',
    created: time,
    livemode: false,
    pending_webhooks: 1,
    type,
    data: { object },
  })
  const secret = world.faults.take('bad-signature') ? 'whsec_of_nobody' : account.webhookSecret
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  world.notify(account.webhookUrl, {
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
    body,
  })
}
