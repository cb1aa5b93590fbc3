import { Hono } from 'hono'
import { z } from 'zod'
import { takenBack } from '../disputed-money.ts'
import { type Counter, type KeptIntent, type KeptRefund, secondsNow } from './account.ts'
import { notThere, problem } from './authentication.ts'
import { metadataOf, readForm } from './form.ts'
import { showRefund } from './resources.ts'
import { tellShop } from './tell-shop.ts'

export function makeRefunds(counter: Counter): Hono {
  const { books } = counter
  return new Hono()
    .post('/', async (c) => {
      const form = await readForm(c)
      const wish = wishSchema.safeParse(form)
      if (!wish.success) return problem(c, 400, { type: 'invalid_request_error', code: 'parameter_invalid' })
      const intent = books.intents.get(wish.data.payment_intent)
      if (!intent) return notThere(c)
      const refusal = whyNot(counter, intent, wish.data.amount)
      if (refusal) return problem(c, 400, { type: 'invalid_request_error', code: refusal })
      return c.json(refundPayment(counter, intent, wish.data.amount, metadataOf(form)))
    })
    .get('/', (c) => {
      const given = refundsOf(counter, c.req.query('payment_intent') ?? '').map(showRefund)
      return c.json({ object: 'list', url: '/v1/refunds', has_more: false, data: given })
    })
    .get('/:id', (c) => {
      const refund = books.refunds.get(c.req.param('id'))
      return refund ? c.json(showRefund(refund)) : notThere(c)
    })
}

const wishSchema = z.object({ payment_intent: z.string(), amount: z.coerce.number().int().min(1) })

export const refundsOf = ({ books }: Counter, intent: string): KeptRefund[] =>
  books.refunds
    .all()
    .map(([, refund]) => refund)
    .filter((refund) => refund.intent === intent)

/** What the shop still has of a payment. */
export const leftOf = (counter: Counter, { id, amount }: KeptIntent): number =>
  refundsOf(counter, id).reduce((left, refund) => left - (refund.status === 'failed' ? 0 : refund.amount), amount)

function whyNot(counter: Counter, intent: KeptIntent, amount: number) {
  if (intent.status !== 'succeeded') return 'charge_not_refundable'
  if (takenBack(counter.books.disputed, intent.id) > 0) return 'charge_disputed'
  const left = leftOf(counter, intent)
  if (left === 0) return 'charge_already_refunded'
  return amount > left ? 'amount_too_large' : null
}

/**
 * MB WAY gives back at once. For Multibanco the answer is 'pending', as Stripe's is while it learns the buyer's account;
 * the days that this takes are left out, and the news that it is done follows the answer.
 */
function refundPayment(counter: Counter, intent: KeptIntent, amount: number, metadata: Record<string, string>) {
  const { world, books } = counter
  const done: KeptRefund = {
    id: `re_${world.random(12)}`,
    intent: intent.id,
    amount,
    currency: intent.currency,
    status: 'succeeded',
    metadata,
    created: secondsNow(counter),
  }
  books.refunds.put(done.id, done)
  world.ledger.record({
    at: world.now().toISOString(),
    provider: 'stripe',
    kind: 'refund',
    method: intent.type === 'mb_way' ? 'mbway' : 'multibanco',
    order: intent.metadata.order ?? '',
    amount,
    currency: intent.currency.toUpperCase(),
  })
  const answer = showRefund(intent.type === 'multibanco' ? { ...done, status: 'pending' } : done)
  tellShop(counter, 'refund.created', answer)
  if (answer.status === 'pending') tellShop(counter, 'refund.updated', showRefund(done))
  return answer
}
