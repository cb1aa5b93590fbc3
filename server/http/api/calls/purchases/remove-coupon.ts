import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import { normalCode } from '#domain/coupons/coupon.ts'
import { removeCoupon as remove } from '#server/purchases/bill/remove-coupon.ts'
import type { Services } from '#server/services.ts'
import { problemResponses } from '../../problem-responses.ts'
import { plain } from './buyer-body.ts'
import { conflictResponse } from './conflict.ts'
import { authorizePurchase, noSuchPurchase, requireSameOrigin, tooOften } from './guards.ts'
import { opened, pages, purchaseAnswer, uuidParameter } from './purchase-route.ts'
import { purchasesFault, refuseCoupon } from './refuse-coupon.ts'
import { representPurchase } from './represent-purchase.ts'

export const removeCoupon = (services: Services) =>
  defineOpenAPIRoute({
    route: routeOf(services),
    handler: async (c) => {
      const { uuid, code } = c.req.valid('param')
      const purchase = await authorizePurchase(services, c, uuid)
      if (!purchase) return noSuchPurchase()
      const refused = await tooOften(services, c, 'coupon')
      if (refused) return refused
      const coupon = normalCode(plain(code))
      const removed = await remove(services, purchase.uuid, coupon)
      if (!removed.ok) return refuseCoupon(services, purchase, { error: removed.error, coupon })
      return c.json(await representPurchase(services, purchase.uuid), 200)
    },
  })

const routeOf = (services: Services) =>
  createRoute({
    method: 'delete',
    path: '/purchases/{uuid}/coupon/{code}',
    operationId: 'removeCoupon',
    tags: ['Purchases'],
    summary: 'Take a code off',
    description: 'One that is not applied is off already. Not possible any more once the purchase is confirmed.',
    ...pages(services, ['POST', '{uuid}/checkout/payment/', 'With remove={code}.']),
    security: opened,
    middleware: [requireSameOrigin(services)],
    request: {
      params: z.object({
        uuid: uuidParameter,
        code: z.string().openapi({
          param: { name: 'code', in: 'path' },
          description: 'One of pricing.coupons.',
          example: 'CALMA10',
        }),
      }),
    },
    responses: {
      200: purchaseAnswer(services, 'The purchase with its new bill.'),
      ...problemResponses(403, 404, 429, 500, 503),
      ...conflictResponse(
        services,
        [...purchasesFault],
        'confirmed-purchase',
        'El código «CALMA10» no se puede quitar porque la compra ya está confirmada.',
      ),
    },
  })
