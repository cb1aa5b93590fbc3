import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import { normalCode } from '#domain/coupons/coupon.ts'
import { couponErrors } from '#domain/coupons/coupon-error.ts'
import { countGuess } from '#server/http/guards/count-guess.ts'
import { visitorAddress } from '#server/http/guards/visitor-address.ts'
import { applyCoupon as apply } from '#server/purchases/bill/apply-coupon.ts'
import type { Services } from '#server/services.ts'
import { jsonBody } from '../../json-body.ts'
import { problemResponses } from '../../problem-responses.ts'
import { asking, askingForObject } from '../../wrong-fields.ts'
import { plain } from './buyer-body.ts'
import { buyerMissing, refuseWithoutBuyer } from './buyer-missing.ts'
import { conflictResponse } from './conflict.ts'
import { authorizePurchase, noSuchPurchase, refuseForSeconds, requireSameOrigin, tooOften } from './guards.ts'
import { opened, pages, purchaseAnswer, uuidParameter } from './purchase-route.ts'
import { purchasesFault, refuseCoupon } from './refuse-coupon.ts'
import { representPurchase } from './represent-purchase.ts'

export const applyCoupon = (services: Services) =>
  defineOpenAPIRoute({
    route: routeOf(services),
    handler: async (c) => {
      const purchase = await authorizePurchase(services, c, c.req.valid('param').uuid)
      if (!purchase) return noSuchPurchase()
      const refused = (await tooOften(services, c, 'coupon')) ?? (await refuseWithoutBuyer(services, purchase))
      if (refused) return refused
      const coupon = normalCode(plain(c.req.valid('json').code))
      const address = visitorAddress(c, services.config.trustedProxies)
      const guess = await countGuess(services, { address, request: c.req.raw }, coupon)
      if (guess.seconds > 0) return refuseForSeconds(guess.seconds)
      const applied = await apply(services, purchase.uuid, coupon)
      if (applied.ok || applied.error !== 'not-found') await guess.giveBack()
      if (!applied.ok) return refuseCoupon(services, purchase, { error: applied.error, coupon })
      return c.json(await representPurchase(services, purchase.uuid), 200)
    },
  })

const body = z
  .object(
    {
      code: z
        .string({ error: asking('Send a code as text.') })
        .openapi({ description: 'Of a coupon, a balance or a gift card, as it was typed.' }),
    },
    askingForObject,
  )
  .openapi('PurchaseCoupon')

const theirs = couponErrors.filter((error) => !purchasesFault.includes(error))

const routeOf = (services: Services) =>
  createRoute({
    method: 'put',
    path: '/purchases/{uuid}/coupon',
    operationId: 'applyCoupon',
    tags: ['Purchases'],
    summary: 'Apply a code',
    description: `Possible once the buyer is known: saveBuyer comes first. One discount and one balance at most: a second of its sort takes the place of the first. A code is reserved for 15 minutes, and anew with each step. A code that is refused is answered with 400 and one of these codes: ${theirs.join(', ')}; detail is the sentence for the buyer, in the language of the purchase.`,
    ...pages(services, [
      'POST',
      '{uuid}/checkout/payment/',
      "With intent=apply: 'Código descuento' of the third step.",
    ]),
    security: opened,
    middleware: [requireSameOrigin(services), jsonBody],
    request: {
      params: z.object({ uuid: uuidParameter }),
      body: { required: true, content: { 'application/json': { schema: body, example: { code: 'CALMA10' } } } },
    },
    responses: {
      200: purchaseAnswer(services, 'The purchase with its new bill.'),
      ...problemResponses(400, 403, 404, 413, 415, 429, 500, 503),
      ...conflictResponse(
        services,
        [...purchasesFault, buyerMissing],
        'unknown',
        'No hemos podido aplicar el código «CALMA10». Inténtalo más tarde.',
      ),
    },
  })
