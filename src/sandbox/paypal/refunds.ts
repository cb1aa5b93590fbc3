import { Hono } from 'hono'
import { z } from 'zod'
import { takenBack } from '../disputed-money.ts'
import { centsOf, type Paypal, type PaypalOrder, type PaypalRefund, refundedOf } from './account.ts'
import { recordMoney } from './money.ts'
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
      const request = requestSchema.safeParse(await c.req.json())
      if (!request.success) return issue(c, 'INVALID_PARAMETER_VALUE', 400)
      const refusal = whyNot(context, order, centsOf(request.data.amount))
      if (refusal) return issue(c, refusal)
      const refund = refundPayment(context, order, request.data)
      if (requestId) records.requests.put(requestId, refund.id)
      return c.json(showRefund(refund), 201)
    })
}

const requestSchema = z.object({
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

function refundPayment(context: Paypal, order: PaypalOrder, request: z.output<typeof requestSchema>): PaypalRefund {
  const { world, records } = context
  const refund = { id: world.random(9).toUpperCase().slice(0, 17), order: order.id, ...request }
  records.refunds.put(refund.id, refund)
  recordMoney(context, order, 'refund', centsOf(request.amount))
  tellShop(context, 'PAYMENT.CAPTURE.REFUNDED', showRefund(refund))
  return refund
}
