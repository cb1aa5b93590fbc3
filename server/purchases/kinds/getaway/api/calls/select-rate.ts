import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import { holdRefusals } from '#domain/purchases/quote.ts'
import { conflictResponse } from '#server/http/api/calls/purchases/conflict.ts'
import { requireSameOrigin } from '#server/http/api/calls/purchases/guards.ts'
import { opened, pagesBelow, purchaseAnswer, uuidParameter } from '#server/http/api/calls/purchases/purchase-route.ts'
import { representPurchase } from '#server/http/api/calls/purchases/represent-purchase.ts'
import { jsonBody } from '#server/http/api/json-body.ts'
import { refuse } from '#server/http/api/problem.ts'
import { problemResponses } from '#server/http/api/problem-responses.ts'
import type { Services } from '#server/services.ts'
import { changeGetaway } from '../../change-getaway.ts'
import { requestOf } from '../../quote-stay.ts'
import { readGetawayGoods } from '../../read-getaway-goods.ts'
import { notThatRateCodes, whyNotSelected } from '../ask-hotel.ts'
import { selectedRateExample } from '../example.ts'
import { purchaseRevision } from '../purchase-revision.ts'
import { selectedRate, toSelectedRate } from '../selected-rate.ts'
import { readStayRequest } from '../stay-request.ts'
import { namesInPurchase } from './changed-nights.ts'
import { notOpenCodes, openGetaway } from './open-getaway.ts'
import { purchaseChanged, refuseChange, refuseNoStay } from './refuse-change.ts'
import { storedDraft } from './stored-draft.ts'

export const selectRate = (services: Services) =>
  defineOpenAPIRoute({
    route: routeOf(services),
    handler: async (c) => {
      const open = await openGetaway(services, c, c.req.valid('param').uuid)
      if (open instanceof Response) return open
      const { purchase, owner } = open
      const { uuid, language } = purchase
      const stored = readGetawayGoods(purchase.goods)
      // What the purchase itself holds is free for it.
      const asked = readStayRequest(services, { ...requestOf(stored), reference: uuid }, namesInPurchase)
      if (!asked.ok) return refuse(400, undefined, asked.errors)
      const sent = toSelectedRate(c.req.valid('json'))
      const why = await whyNotSelected(services, asked.value, sent, { language })
      if (why) return 'errors' in why ? refuse(400, undefined, why.errors) : refuseNoStay(services, purchase, why.no)
      const { type, roomType, boardType } = sent
      const goods = { ...stored, type, roomType, boardType }
      const revision = purchaseRevision(purchase)
      const changed = await changeGetaway(services, purchase, {
        goods,
        draft: purchase.buyer && storedDraft(services, purchase, goods),
        language,
        owner,
        isCurrent: (locked) => purchaseRevision(locked) === revision,
      })
      if (!changed.ok) return refuseChange(services, purchase, changed.error)
      return c.json(await representPurchase(services, uuid), 200)
    },
  })

const routeOf = (services: Services) =>
  createRoute({
    method: 'put',
    path: '/purchases/{uuid}/rate',
    operationId: 'selectRate',
    tags: ['Purchases'],
    summary: 'Choose another rate of a getaway',
    description:
      'Another room, board or conditions for the same nights and people, until something is paid. Send a rate of findGetawayAvailability with its basic_price_with_discount as price: where the hotel has another price, nothing is changed and the answer is 409 with the rate as the hotel has it. What differs otherwise from what the hotel says is refused field by field. The buyer and the codes stay. After a 503, see with getPurchase whether the rate was changed.',
    'x-pages': pagesBelow('getaway', [
      ['POST', 'start/', 'With purchase={uuid}: changes what that purchase is about.'],
    ]),
    security: opened,
    middleware: [requireSameOrigin(services), jsonBody],
    request: {
      params: z.object({ uuid: uuidParameter }),
      body: {
        required: true,
        content: { 'application/json': { schema: selectedRate.openapi('SelectedRate'), example: selectedRateExample } },
      },
    },
    responses: {
      200: purchaseAnswer(services, 'The purchase with its new rate and bill.', 'getaway'),
      ...problemResponses(400, 403, 404, 413, 415, 429, 500, 503),
      ...conflictResponse(
        services,
        [...notThatRateCodes, ...notOpenCodes, ...holdRefusals, purchaseChanged],
        'price-changed',
        'El precio de esa estancia es ahora de 438,00 €.',
        'getaway',
      ),
    },
  })
