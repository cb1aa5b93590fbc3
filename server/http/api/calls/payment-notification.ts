import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { providerNames } from '#domain/payments/payment-provider.ts'
import { receiveNotification } from '#server/payments/webhooks/receive-notification.ts'
import type { Services } from '#server/services.ts'
import { problemResponses, refuse } from '../problem.ts'
import { asking } from '../wrong-fields.ts'

/** Where payment providers tell us what happened. Only what they have signed is believed. */
export const paymentNotification = (services: Services) =>
  defineOpenAPIRoute({
    route,
    handler: async (c) => {
      const headers = Object.fromEntries(c.req.raw.headers)
      const { provider } = c.req.valid('param')
      const received = await receiveNotification(services, provider, { headers, body: await c.req.text() })
      if (received.ok) return c.body(null, 204)
      services.log.warn({ provider, reason: received.error }, 'notification refused')
      return refuse(400, refusals[received.error])
    },
  })

const refusals = {
  'no-such-provider': 'This provider is not in use here.',
  'not-genuine': 'The message is not signed by the provider. Nothing was changed.',
}

const largestMessage = 64 * 1024

const route = createRoute({
  operationId: 'receivePaymentNotification',
  method: 'post',
  path: '/payments/{provider}/notifications',
  tags: ['Payments'],
  summary: 'Hear from a payment provider',
  description:
    'For Redsys, PayPal and Stripe only: the body is what they send, with the signature by which they are known. The same message again changes nothing.',
  middleware: bodyLimit({ maxSize: largestMessage, onError: () => refuse(413) }),
  request: {
    params: z.object({
      provider: z
        .enum(providerNames, { error: asking(`Write ${providerNames.join(', ')}.`) })
        .openapi({ param: { name: 'provider', in: 'path' }, description: 'Who tells.', example: 'redsys' }),
    }),
  },
  responses: {
    204: { description: 'Heard, and done if it was about a payment here.' },
    ...problemResponses(400, 413, 500, 503),
  },
})
