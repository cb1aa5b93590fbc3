import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import { mostItems, mostUnits } from '#domain/purchases/voucher-goods.ts'
import { languages } from '#domain/site/languages.ts'
import { newOwner, ownerCookie } from '#server/purchases/core/purchase-owner.ts'
import { startPurchase as start } from '#server/purchases/core/start-purchase.ts'
import type { Services } from '#server/services.ts'
import { jsonBody } from '../../json-body.ts'
import { refuse } from '../../problem.ts'
import { problemResponses } from '../../problem-responses.ts'
import { asking, askingForObject } from '../../wrong-fields.ts'
import { chooseGoods } from './choose-goods.ts'
import { isSecure, ownerOf, requireSameOrigin, tooOften } from './guards.ts'
import { purchaseExample } from './purchase-example.ts'
import { openedOrNew, pages, purchaseContent } from './purchase-route.ts'
import { representPurchase } from './represent-purchase.ts'

export const startPurchase = (services: Services) =>
  defineOpenAPIRoute({
    route: routeOf(services),
    handler: async (c) => {
      const { items, lang } = c.req.valid('json')
      const chosen = chooseGoods(services, items)
      if (!chosen.ok) return refuse(400, undefined, chosen.errors)
      const refused = await tooOften(services, c, 'purchase')
      if (refused) return refused
      const owner = ownerOf(services, c) ?? newOwner()
      const started = await start(services, { kind: 'voucher', goods: chosen.goods, language: lang, owner })
      // The catalogue changed between the two looks at it.
      if (!started.ok) return refuse(400, undefined, [{ field: 'items', message: 'This is not for sale any more.' }])
      const { uuid } = started.value
      c.header('Location', `/api/purchases/${uuid}`)
      c.header('Set-Cookie', ownerCookie(owner, isSecure(services.config)))
      return c.json(await representPurchase(services, uuid), 201)
    },
  })

const item = z.object(
  {
    service: z
      .uuid({ error: asking('Send the uuid of a service.') })
      .openapi({ description: 'Uuid of a service, from listServices. All of them are of one spa.' }),
    pax: z
      .int({ error: asking('Send the number of people, from 1 on.') })
      .min(1, { error: 'Is not right. Send the number of people, from 1 on.' })
      .max(1000, { error: 'Is not right. No service is for more than 1000 people.' })
      .openapi({ description: 'How many people come: one of parties[].pax of showService.' }),
    units: z
      .int({ error: asking(`Send how many vouchers, 1 to ${mostUnits}.`) })
      .min(1, { error: `Is not right. Send how many vouchers, 1 to ${mostUnits}.` })
      .max(mostUnits, { error: `Is not right. Send how many vouchers, 1 to ${mostUnits}.` })
      .default(1)
      .openapi({ description: `How many vouchers of it, 1 to ${mostUnits}; 1 where nothing is said.` }),
  },
  { error: asking('Send an object with service, pax and units.') },
)

const body = z
  .object(
    {
      kind: z.enum(['voucher'], { error: asking("Send 'voucher'.") }).openapi({ description: 'What is bought.' }),
      items: z
        .array(item, { error: asking('Send a list of services.') })
        .min(1, { error: 'Is not right. Send at least one service.' })
        .max(mostItems, { error: `Is not right. A purchase has at most ${mostItems} services.` })
        .openapi({ description: `The services, 1 to ${mostItems}, each one once.` }),
      lang: z
        .enum(languages, { error: asking("Send 'es' or 'pt'.") })
        .openapi({ description: 'The language of names, sentences, emails and pages.' }),
    },
    askingForObject,
  )
  .openapi('PurchaseStart')

const routeOf = (services: Services) =>
  createRoute({
    method: 'post',
    path: '/purchases',
    operationId: 'startPurchase',
    tags: ['Purchases'],
    summary: 'Begin a purchase of vouchers',
    description:
      'The first step. What it costs is looked up, never sent. The answer brings the cookie that opens the purchase; a browser that has one keeps it. Until it is paid, a purchase ends after an hour without a step.',
    ...pages(
      ['GET', 'start/', 'Shows what is chosen: service, pax and units stand in the query.'],
      [
        'POST',
        'start/',
        'Begins the purchase and leads to the buyer; with purchase={uuid} it changes what that one is about.',
      ],
    ),
    security: openedOrNew,
    middleware: [requireSameOrigin(services), jsonBody],
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: body,
            example: {
              kind: 'voucher',
              items: [{ service: purchaseExample.vouchers[0]?.items[0]?.uuid, pax: 2, units: 1 }],
              lang: 'es',
            },
          },
        },
      },
    },
    responses: {
      201: {
        description: 'It has begun. Location is its call, Set-Cookie what opens it.',
        content: purchaseContent,
      },
      ...problemResponses(400, 403, 413, 415, 429, 500, 503),
    },
  })
