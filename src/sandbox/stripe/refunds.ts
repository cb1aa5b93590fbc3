import { Hono } from 'hono'
import { z } from 'zod'
import { takenBack } from '../disputed-money.ts'
import { paymentOf, type Stripe, type StripeIntent, type StripeRefund, secondsNow } from './account.ts'
import { resourceMissing, stripeError } from './authentication.ts'
import { metadataOf, readFlatForm, showRefund } from './resources.ts'
import { tellShop } from './tell-shop.ts'

export function makeRefunds(context: Stripe): Hono {
  const { records } = context
  return new Hono()
    .post('/', async (c) => {
      const form = await readFlatForm(c)
      const request = requestSchema.safeParse(form)
      if (!request.success) return stripeError(c, 400, { type: 'invalid_request_error', code: 'parameter_invalid' })
      const intent = records.intents.get(request.data.payment_intent)
      if (!intent) return resourceMissing(c)
      const refusal = whyNot(context, intent, request.data.amount)
      if (refusal) return stripeError(c, 400, { type: 'invalid_request_error', code: refusal })
      return c.json(refundPayment(context, intent, request.data.amount, metadataOf(form)))
    })
    .get('/', (c) => {
      const given = refundsOf(context, c.req.query('payment_intent') ?? '').map(showRefund)
      return c.json({ object: 'list', url: '/v1/refunds', has_more: false, data: given })
    })
    .get('/:id', (c) => {
      const refund = records.refunds.get(c.req.param('id'))
      return refund ? c.json(showRefund(refund)) : resourceMissing(c)
    })
}

const requestSchema = z.object({ payment_intent: z.string(), amount: z.coerce.number().int().min(1) })

export const refundsOf = ({ records }: Stripe, intent: string): StripeRefund[] =>
  records.refunds
    .all()
    .map(([, refund]) => refund)
    .filter((refund) => refund.intent === intent)

/** What the shop still has of a payment. */
export const leftOf = (context: Stripe, { id, amount }: StripeIntent): number =>
  refundsOf(context, id).reduce((left, refund) => left - (refund.status === 'failed' ? 0 : refund.amount), amount)

function whyNot(context: Stripe, intent: StripeIntent, amount: number) {
  if (intent.status !== 'succeeded') return 'charge_not_refundable'
  if (takenBack(context.records.disputed, intent.id) > 0) return 'charge_disputed'
  const left = leftOf(context, intent)
  if (left === 0) return 'charge_already_refunded'
  return amount > left ? 'amount_too_large' : null
}

/**
 * MB WAY gives back at once. For Multibanco the answer is 'pending', as Stripe's is while it learns the buyer's account;
 * the days that this takes are left out, and the news that it is done follows the answer.
 */
function refundPayment(context: Stripe, intent: StripeIntent, amount: number, metadata: Record<string, string>) {
  const { world, records } = context
  const done: StripeRefund = {
    id: `re_${world.random(12)}`,
    intent: intent.id,
    amount,
    currency: intent.currency,
    status: 'succeeded',
    metadata,
    created: secondsNow(context),
  }
  records.refunds.put(done.id, done)
  world.ledger.record({ at: world.now().toISOString(), ...paymentOf(intent), kind: 'refund', amount })
  const answer = showRefund(intent.type === 'multibanco' ? { ...done, status: 'pending' } : done)
  tellShop(context, 'refund.created', answer)
  if (answer.status === 'pending') tellShop(context, 'refund.updated', showRefund(done))
  return answer
}
