import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { day } from '#platform/time/durations.ts'
import { centsOf, type Paypal, type PaypalOrder } from './account.ts'
import { recordMoney, takeMoney } from './money.ts'
import { issue, resourceNotFound, showAuthorization, showCapture } from './resources.ts'
import { tellShop } from './tell-shop.ts'

/** What is done with money that PayPal keeps for the shop: it is captured whole, or voided. */
export function makeAuthorizations(context: Paypal): Hono {
  const { records } = context
  const find = (c: Context) =>
    records.orders.all().find(([, { authorization }]) => authorization?.id === c.req.param('id'))?.[1]
  return new Hono()
    .get('/:id', (c) => {
      const order = find(c)
      return order ? c.json(showAuthorization(order)) : resourceNotFound(c)
    })
    .post('/:id/capture', async (c) => {
      // Nothing waits between looking at the order and changing it.
      const request = requestSchema.safeParse(await c.req.json())
      const order = find(c)
      if (!order) return resourceNotFound(c)
      const requestId = c.req.header('paypal-request-id') ?? ''
      if (order.capture && requestId && order.capture.requestId === requestId)
        return c.json(showCapture(records, order), 200)
      if (!request.success) return issue(c, 'INVALID_PARAMETER_VALUE', 400)
      const refusal = whyNot(context, order, centsOf(request.data.amount))
      if (refusal) return issue(c, refusal)
      return c.json(showCapture(records, capture(context, order, requestId)), 201)
    })
    .post('/:id/void', (c) => {
      const order = find(c)
      if (!order) return resourceNotFound(c)
      if (order.capture) return issue(c, 'PREVIOUSLY_CAPTURED')
      if (order.authorization?.status === 'VOIDED') return issue(c, 'PREVIOUSLY_VOIDED')
      const voided = giveUp(context, order)
      if (c.req.header('prefer') !== 'return=representation') return c.body(null, 204)
      return c.json(showAuthorization(voided))
    })
}

const requestSchema = z.object({
  amount: z.object({ currency_code: z.literal('EUR'), value: z.string().regex(/^\d{1,7}\.\d{2}$/) }),
  final_capture: z.literal(true),
})

function whyNot({ world }: Paypal, { capture, authorization, choice, unit }: PaypalOrder, amount: number) {
  if (capture) return 'AUTHORIZATION_ALREADY_CAPTURED'
  if (authorization?.status === 'VOIDED') return 'AUTHORIZATION_VOIDED'
  if (authorization?.status === 'DENIED') return 'AUTHORIZATION_DENIED'
  if (authorization?.status !== 'CREATED') return 'INVALID_RESOURCE_STATE'
  if (world.now().getTime() > Date.parse(authorization.at) + 29 * day) return 'AUTHORIZATION_EXPIRED'
  if (amount !== centsOf(unit.amount)) return 'MAX_CAPTURE_AMOUNT_EXCEEDED'
  return choice === 'refuse-capture' ? 'TRANSACTION_REFUSED' : null
}

function capture(context: Paypal, order: PaypalOrder, requestId: string): PaypalOrder {
  const { world, records } = context
  const id = world.random(9).toUpperCase().slice(0, 17)
  const captured: PaypalOrder = { ...order, capture: { id, requestId, status: 'COMPLETED' } }
  records.orders.put(order.id, captured)
  takeMoney(context, captured)
  return captured
}

function giveUp(context: Paypal, order: PaypalOrder): PaypalOrder {
  if (!order.authorization) return order
  const wasKept = order.authorization.status === 'CREATED'
  const voided: PaypalOrder = { ...order, authorization: { ...order.authorization, status: 'VOIDED' } }
  context.records.orders.put(order.id, voided)
  if (wasKept) recordMoney(context, order, 'release')
  tellShop(context, 'PAYMENT.AUTHORIZATION.VOIDED', showAuthorization(voided))
  return voided
}
