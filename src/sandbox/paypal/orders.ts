import { Hono } from 'hono'
import { z } from 'zod'
import { defaultLanguage, languages, localeOf } from '#platform/i18n/languages.ts'
import type { Paypal, PaypalOrder } from './account.ts'
import { keepMoney, takeMoney } from './money.ts'
import { issue, resourceNotFound, showCapture, showOrder } from './resources.ts'
import { tellShop } from './tell-shop.ts'

export function makeOrders(context: Paypal): Hono {
  const { records, url, world } = context
  return new Hono()
    .post('/', async (c) => {
      const requestId = c.req.header('paypal-request-id')
      const known = requestId && records.orders.get(records.requests.get(requestId) ?? '')
      if (known) return c.json(showOrder(records, known, url))
      const request = requestSchema.safeParse(await c.req.json())
      if (!request.success) return issue(c, request.error.issues[0]?.path.join('/') ?? 'INVALID_REQUEST', 400)
      const { return_url, cancel_url } = request.data.payment_source.paypal.experience_context
      if (![return_url, cancel_url].every(world.isShops)) return issue(c, 'INVALID_PARAMETER_VALUE', 400)
      const order = storeOrder(context, request.data)
      if (requestId) records.requests.put(requestId, order.id)
      return c.json(showOrder(records, order, url), 201)
    })
    .get('/:id', (c) => {
      const order = records.orders.get(c.req.param('id'))
      return order ? c.json(showOrder(records, order, url)) : resourceNotFound(c)
    })
    .post('/:id/:deed{capture|authorize}', (c) => {
      const order = records.orders.get(c.req.param('id'))
      if (!order) return resourceNotFound(c)
      const [deed, done] = order.intent
        ? (['authorize', order.authorization] as const)
        : (['capture', order.capture] as const)
      if (c.req.param('deed') !== deed) return issue(c, 'ACTION_DOES_NOT_MATCH_INTENT')
      const requestId = c.req.header('paypal-request-id') ?? ''
      if (done && requestId && done.requestId === requestId) return c.json(showOrder(records, order, url))
      if (done) return issue(c, order.intent ? 'ORDER_ALREADY_AUTHORIZED' : 'ORDER_ALREADY_CAPTURED')
      if (!order.choice || order.choice === 'cancel') return issue(c, 'ORDER_NOT_APPROVED')
      if (order.choice === 'decline') return issue(c, 'INSTRUMENT_DECLINED')
      const completed = (order.intent ? authorize : capture)(context, order, requestId)
      return c.json(showOrder(records, completed, url), 201)
    })
}

const requestSchema = z.object({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.tuple([
    z.object({
      reference_id: z.string().max(256),
      custom_id: z.string().max(255),
      invoice_id: z.string().max(127),
      description: z.string().max(127).optional(),
      amount: z.object({ currency_code: z.literal('EUR'), value: z.string().regex(/^\d{1,7}\.\d{2}$/) }),
    }),
  ]),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({ return_url: z.url(), cancel_url: z.url(), locale: z.enum(['es-ES', 'pt-PT']) }),
    }),
  }),
})

function storeOrder(
  { world, records }: Paypal,
  { intent, purchase_units, payment_source }: z.output<typeof requestSchema>,
) {
  const { return_url, cancel_url, locale } = payment_source.paypal.experience_context
  const order: PaypalOrder = {
    id: world.random(9).toUpperCase().slice(0, 17),
    unit: purchase_units[0],
    ...(intent === 'AUTHORIZE' && { intent }),
    returnUrl: return_url,
    cancelUrl: cancel_url,
    language: languages.find((language) => localeOf(language) === locale) ?? defaultLanguage,
  }
  records.orders.put(order.id, order)
  return order
}

function capture(context: Paypal, order: PaypalOrder, requestId: string): PaypalOrder {
  const { world, records } = context
  const status = order.choice === 'review' ? 'PENDING' : 'COMPLETED'
  const captured: PaypalOrder = {
    ...order,
    capture: { id: world.random(9).toUpperCase().slice(0, 17), requestId, status },
  }
  records.orders.put(order.id, captured)
  if (status === 'COMPLETED') takeMoney(context, captured)
  else tellShop(context, 'PAYMENT.CAPTURE.PENDING', showCapture(records, captured))
  return captured
}

function authorize(context: Paypal, order: PaypalOrder, requestId: string): PaypalOrder {
  const { world, records } = context
  const status = order.choice === 'review' ? 'PENDING' : 'CREATED'
  const id = world.random(9).toUpperCase().slice(0, 17)
  const at = world.now().toISOString()
  const authorized: PaypalOrder = { ...order, authorization: { id, requestId, status, at } }
  records.orders.put(order.id, authorized)
  if (status === 'CREATED') keepMoney(context, authorized)
  return authorized
}
