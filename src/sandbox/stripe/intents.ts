import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { phones, type Stripe, type StripeIntent, secondsNow } from './account.ts'
import { resourceMissing, stripeError } from './authentication.ts'
import { metadataOf, readFlatForm, showIntent } from './resources.ts'
import { failIntent, lookAt, lookAtAll } from './settle.ts'
import { tellShop } from './tell-shop.ts'

export function makeIntents(context: Stripe): Hono {
  const { records, url } = context
  return new Hono()
    .post('/', async (c) => {
      const form = await readFlatForm(c)
      const request = requestSchema.safeParse(form)
      if (!request.success) return stripeError(c, 400, { type: 'invalid_request_error', code: 'parameter_invalid' })
      const intent = storeIntent(context, request.data, metadataOf(form))
      if (request.data.confirm !== 'true') return c.json(showIntent(intent, url))
      return confirm(c, context, intent, request.data)
    })
    .get('/', (c) => {
      const { 'created[gte]': since = '0', limit = '10', starting_after } = c.req.query()
      const all = lookAtAll(context).filter(({ created }) => created >= Number(since))
      const from = starting_after ? all.findIndex(({ id }) => id === starting_after) + 1 : 0
      const page = all.slice(from, from + Number(limit))
      return c.json({
        object: 'list',
        url: '/v1/payment_intents',
        has_more: from + page.length < all.length,
        data: page.map((intent) => showIntent(intent, url)),
      })
    })
    .get('/search', (c) => {
      const [, order] = /^metadata\['order'\]:'(\w+)'$/.exec(c.req.query('query') ?? '') ?? []
      if (!order) return stripeError(c, 400, { type: 'invalid_request_error' })
      // Stripe's search learns of new ones late: here after a minute.
      const known = lookAtAll(context).filter(
        ({ metadata, created }) => metadata.order === order && created <= secondsNow(context) - 60,
      )
      return c.json({ object: 'search_result', has_more: false, data: known.map((intent) => showIntent(intent, url)) })
    })
    .get('/:id', (c) => {
      const intent = lookAt(context, c.req.param('id'))
      return intent ? c.json(showIntent(intent, url)) : resourceMissing(c)
    })
    .post('/:id/confirm', async (c) => {
      const intent = lookAt(context, c.req.param('id'))
      if (!intent) return resourceMissing(c)
      if (intent.status !== 'requires_payment_method') return unexpected(c, intent, url)
      const given = detailsSchema.safeParse(await readFlatForm(c))
      if (!given.success) return stripeError(c, 400, { type: 'invalid_request_error', code: 'parameter_invalid' })
      return confirm(c, context, intent, given.data)
    })
    .post('/:id/cancel', (c) => {
      const intent = lookAt(context, c.req.param('id'))
      if (!intent) return resourceMissing(c)
      if (isBeyondRecall.has(intent.status)) return unexpected(c, intent, url)
      const canceled: StripeIntent = { ...intent, status: 'canceled' }
      records.intents.put(intent.id, canceled)
      tellShop(context, 'payment_intent.canceled', showIntent(canceled, url))
      return c.json(showIntent(canceled, url))
    })
}

const isBeyondRecall = new Set<StripeIntent['status']>(['processing', 'succeeded', 'canceled'])

const detailsSchema = z.object({
  'payment_method_data[billing_details][email]': z.email().optional(),
  'payment_method_data[billing_details][phone]': z
    .string()
    .regex(/^\+\d{6,15}$/)
    .optional(),
})

const requestSchema = detailsSchema.extend({
  amount: z.coerce.number().int().min(1).max(99_999_999),
  currency: z.literal('eur'),
  'allowed_payment_method_types[0]': z.enum(['multibanco', 'mb_way']),
  description: z.string().optional(),
  confirm: z.enum(['true', 'false']).optional(),
})

function storeIntent(context: Stripe, request: z.output<typeof requestSchema>, metadata: Record<string, string>) {
  const intent: StripeIntent = {
    id: `pi_${context.world.random(12)}`,
    type: request['allowed_payment_method_types[0]'],
    status: 'requires_payment_method',
    amount: request.amount,
    currency: request.currency,
    description: request.description ?? null,
    metadata,
    created: secondsNow(context),
  }
  context.records.intents.put(intent.id, intent)
  return intent
}

function confirm(c: Context, context: Stripe, intent: StripeIntent, given: z.output<typeof detailsSchema>) {
  const { world, records, url } = context
  const phone = given['payment_method_data[billing_details][phone]']
  const email = given['payment_method_data[billing_details][email]']
  if (intent.type === 'mb_way' ? !phone : !email)
    return stripeError(c, 400, { type: 'invalid_request_error', code: 'parameter_missing' })
  if (phone === phones.unknown) {
    const failed = showIntent(failIntent(context, intent, 'payment_method_provider_decline'), url)
    return stripeError(c, 402, { type: 'card_error', code: 'payment_method_provider_decline', payment_intent: failed })
  }
  const details =
    intent.type === 'mb_way'
      ? { phone, expiresAt: secondsNow(context) + 5 * 60 }
      : { entity, reference: digits(world.random(6)), expiresAt: secondsNow(context) + 7 * 24 * 60 * 60 }
  const waiting: StripeIntent = { ...intent, ...details, status: 'requires_action', error: undefined }
  records.intents.put(intent.id, waiting)
  return c.json(showIntent(waiting, url))
}

/** No bank's: it can't be paid at a real machine. */
const entity = '00000'

const digits = (hexadecimal: string) => String(Number.parseInt(hexadecimal, 16) % 1_000_000_000).padStart(9, '0')

const unexpected = (c: Context, intent: StripeIntent, url: string) =>
  stripeError(c, 400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    payment_intent: showIntent(intent, url),
  })
