import { Hono } from 'hono'
import { z } from 'zod'
import { takenBack } from '../disputed-money.ts'
import { type Counter, centsOf, type KeptOrder, type KeptRefund, refundedOf } from './account.ts'
import { issue, notThere } from './problems.ts'
import { showRefund } from './resources.ts'
import { tellShop } from './tell-shop.ts'

export function makeRefunds(counter: Counter): Hono {
  const { books } = counter
  return new Hono()
    .get('/refunds/:id', (c) => {
      const refund = books.refunds.get(c.req.param('id'))
      return refund ? c.json(showRefund(refund)) : notThere(c)
    })
    .post('/captures/:id/refund', async (c) => {
      const requestId = c.req.header('paypal-request-id')
      const known = requestId && books.refunds.get(books.requests.get(requestId) ?? '')
      if (known) return c.json(showRefund(known))
      const [, order] = books.orders.all().find(([, { capture }]) => capture?.id === c.req.param('id')) ?? []
      if (!order) return notThere(c)
      const wish = wishSchema.safeParse(await c.req.json())
      if (!wish.success) return issue(c, 'INVALID_PARAMETER_VALUE', 400)
      const refusal = whyNot(counter, order, centsOf(wish.data.amount))
      if (refusal) return issue(c, refusal)
      const refund = refundPayment(counter, order, wish.data)
      if (requestId) books.requests.put(requestId, refund.id)
      return c.json(showRefund(refund), 201)
    })
}

const wishSchema = z.object({
  amount: z.object({ currency_code: z.literal('EUR'), value: z.string().regex(/^\d{1,7}\.\d{2}$/) }),
  custom_id: z.string().max(127),
  invoice_id: z.string().max(127),
})

function whyNot({ books }: Counter, order: KeptOrder, amount: number) {
  if (order.capture?.status !== 'COMPLETED') return 'CAPTURE_NOT_COMPLETED'
  if (takenBack(books.disputed, order.id) > 0) return 'REFUND_NOT_ALLOWED'
  const left = centsOf(order.unit.amount) - refundedOf(books, order)
  if (left === 0) return 'CAPTURE_FULLY_REFUNDED'
  return amount > left ? 'REFUND_AMOUNT_EXCEEDED' : null
}

function refundPayment(counter: Counter, order: KeptOrder, wish: z.output<typeof wishSchema>): KeptRefund {
  const { world, books } = counter
  const refund = { id: world.random(9).toUpperCase().slice(0, 17), order: order.id, ...wish }
  books.refunds.put(refund.id, refund)
  world.ledger.record({
    at: world.now().toISOString(),
    provider: 'paypal',
    kind: 'refund',
    method: 'paypal',
    order: order.unit.custom_id,
    amount: centsOf(wish.amount),
    currency: wish.amount.currency_code,
  })
  tellShop(counter, 'PAYMENT.CAPTURE.REFUNDED', showRefund(refund))
  return refund
}
