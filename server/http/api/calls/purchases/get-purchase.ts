import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import type { Services } from '#server/services.ts'
import { problemResponses } from '../../problem-responses.ts'
import { authorizePurchase, noSuchPurchase } from './guards.ts'
import { opened, pages, purchaseContent, uuidParameter } from './purchase-route.ts'
import { representPurchase } from './represent-purchase.ts'

export const getPurchase = (services: Services) =>
  defineOpenAPIRoute({
    route,
    handler: async (c) => {
      const purchase = await authorizePurchase(services, c, c.req.valid('param').uuid)
      return purchase ? c.json(await representPurchase(services, purchase.uuid), 200) : noSuchPurchase()
    },
  })

const route = createRoute({
  method: 'get',
  path: '/purchases/{uuid}',
  operationId: 'getPurchase',
  tags: ['Purchases'],
  summary: 'A purchase as it is now',
  description:
    'Its price is that of this moment, and codes whose reservation is over are taken off. Ask again while next says wait: a confirmation may take a few minutes.',
  ...pages(
    ['GET', '{uuid}/confirmation/', 'Shows how it stands after the payment, and the vouchers.'],
    ['GET', '{uuid}/{reference}.pdf', 'A voucher as a PDF.'],
  ),
  security: opened,
  request: { params: z.object({ uuid: uuidParameter }) },
  responses: {
    200: { description: 'The purchase.', content: purchaseContent },
    ...problemResponses(404, 500, 503),
  },
})
