import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import { abandonPayment as abandon } from '#server/payments/attempts/abandon-payment.ts'
import type { Services } from '#server/services.ts'
import { problemResponses } from '../../problem-responses.ts'
import { authorizePurchase, noSuchPurchase, requireSameOrigin, tooOften } from './guards.ts'
import { opened, pages, purchaseAnswer, uuidParameter } from './purchase-route.ts'
import { representPurchase } from './represent-purchase.ts'

export const abandonPayment = (services: Services) =>
  defineOpenAPIRoute({
    route: routeOf(services),
    handler: async (c) => {
      const purchase = await authorizePurchase(services, c, c.req.valid('param').uuid)
      if (!purchase) return noSuchPurchase()
      const refused = await tooOften(services, c, 'payment')
      if (refused) return refused
      await abandon(services, purchase.uuid)
      return c.json(await representPurchase(services, purchase.uuid), 200)
    },
  })

const routeOf = (services: Services) =>
  createRoute({
    method: 'delete',
    path: '/purchases/{uuid}/payment',
    operationId: 'abandonPayment',
    tags: ['Purchases'],
    summary: 'Rather pay in another way',
    description:
      'Ends the attempt that is under way, so that another can begin. Where the money has come meanwhile, it has come, and the answer says so; where it is on its way, or the provider does not answer, the attempt stays open and next says wait.',
    ...pages(services, ['POST', '{uuid}/checkout/return/', 'With intent=abandon.']),
    security: opened,
    middleware: [requireSameOrigin(services)],
    request: { params: z.object({ uuid: uuidParameter }) },
    responses: {
      200: purchaseAnswer(services, 'The purchase after that.'),
      ...problemResponses(403, 404, 429, 500, 503),
    },
  })
