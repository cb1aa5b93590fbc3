import { Hono } from 'hono'
import { z } from 'zod'
import { takenBack } from '../disputed-money.ts'
import { centsOf, type Paypal, type PaypalOrder, type PaypalRefund, refundedOf } from './account.ts'
import { issue, resourceNotFound, showRefund } from './resources.ts'
import { tellShop } from './tell-shop.ts'

export function makeRefunds(context: Paypal): Hono {
  const { records } = context
  return new Hono()
    .get('/refunds/:id', (c) => {
      const refund = records.refunds.get(c.req.param('id'))
      return refund ? c.json(showRefund(refund)) : resourceNotFound(c)
    })
    .post('/captures/:id/refund', async (c) => {
      const requestId = c.req.header('paypal-request-id')
      const known = requestId && records.refunds.get(records.requests.get(requestId) ?? '')
      if (known) return c.json(showRefund(known))
      const [, order] = records.orders.all().find(([, { capture }]) => capture?.id === c.req.param('id')) ?? []
      if (!order) return resourceNotFound(c)
      const wish = wishSchema.safeParse(await c.req.json())
      if (!wish.success) return issue(c, 'INVALID_PARAMETER_VALUE', 400)
      const refusal = whyNot(context, order, centsOf(wish.data.amount))
      if (refusal) return issue(c, refusal)
      const refund = refundPayment(context, order, wish.data)
      if (requestId) records.requests.put(requestId, refund.id)
      return c.json(showRefund(refund), 201)
    })
}

const wishSchema = z.object({
  amount: z.object({ currency_code: z.literal('EUR'), value: z.string().regex(/^\d{1,7}\.\d{2}$/) }),
  custom_id: z.string().max(127),
  invoice_id: z.string().max(127),
})

function whyNot({ records }: Paypal, order: PaypalOrder, amount: number) {
  if (order.capture?.status !== 'COMPLETED') return 'CAPTURE_NOT_COMPLETED'
  if (takenBack(records.disputed, order.id) > 0) return 'REFUND_NOT_ALLOWED'
  const left = centsOf(order.unit.amount) - refundedOf(records, order)
  if (left === 0) return 'CAPTURE_FULLY_REFUNDED'
  return amount > left ? 'REFUND_AMOUNT_EXCEEDED' : null
}

function refundPayment(context: Paypal, order: PaypalOrder, wish: z.output<typeof wishSchema>): PaypalRefund {
  const { world, records } = context
  const refund = { id: world.random(9).toUpperCase().slice(0, 17), order: order.id, ...wish }
  records.refunds.put(refund.id, refund)
  world.ledger.record({
    at: world.now().toISOString(),
    provider: 'paypal',
    kind: 'refund',
    method: 'paypal',
    order: order.unit.custom_id,
    amount: centsOf(wish.amount),
    currency: wish.amount.currency_code,
  })
  tellShop(context, 'PAYMENT.CAPTURE.REFUNDED', showRefund(refund))
  return refund
}
