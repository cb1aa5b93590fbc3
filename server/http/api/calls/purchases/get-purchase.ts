import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import type { Services } from '#server/services.ts'
import { problemResponses } from '../../problem-responses.ts'
import { authorizePurchase, noSuchPurchase } from './guards.ts'
import { opened, pagesBelow, purchaseAnswer, uuidParameter } from './purchase-route.ts'
import { apiOf, kindsOf } from './purchase-schema.ts'
import { representPurchase } from './represent-purchase.ts'

export const getPurchase = (services: Services) =>
  defineOpenAPIRoute({
    route: routeOf(services),
    handler: async (c) => {
      const purchase = await authorizePurchase(services, c, c.req.valid('param').uuid)
      return purchase ? c.json(await representPurchase(services, purchase.uuid), 200) : noSuchPurchase()
    },
  })

const routeOf = (services: Services) =>
  createRoute({
    method: 'get',
    path: '/purchases/{uuid}',
    operationId: 'getPurchase',
    tags: ['Purchases'],
    summary: 'A purchase as it is now',
    description:
      'Its price is that of this moment, and codes whose reservation is over are taken off. Ask again while next says wait: a confirmation may take a few minutes.',
    'x-pages': kindsOf(services).flatMap((kind) =>
      pagesBelow(kind.kind, [
        ['GET', '{uuid}/confirmation/', 'Shows how it stands after the payment, and what was bought.'],
        ...(apiOf(kind).pages ?? []),
      ]),
    ),
    security: opened,
    request: { params: z.object({ uuid: uuidParameter }) },
    responses: {
      200: purchaseAnswer(services, 'The purchase.'),
      ...problemResponses(404, 500, 503),
    },
  })
