import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import { holdRefusals, isHoldRefusal } from '#features/checkout/rules/purchases/quote.ts'
import type { ApiStart } from '#features/checkout/server/purchases/core/goods-api.ts'
import { newOwner, ownerCookie, ownerOf } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { defaultLanguage, type Language } from '#platform/i18n/languages.ts'
import { isSecure, requireSameOrigin, tooOften } from '#platform/server/http/api/guards.ts'
import { jsonBody } from '#platform/server/http/api/json-body.ts'
import { inLiveLanguages, langField } from '#platform/server/http/api/lang-field.ts'
import { problemResponses, refuse } from '#platform/server/http/api/problem.ts'
import { asking, askingForObject } from '#platform/server/http/api/wrong-fields.ts'
import { visitorAddress } from '#platform/server/http/guards/visitor-address.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { apiOrigin } from '#platform/visits/origin.ts'
import { openedOrNew, pagesBelow, purchaseAnswer } from './purchase-route.ts'
import { soldKindsOf, unionByKind } from './purchase-schema.ts'
import { representPurchase } from './represent-purchase.ts'

export const startPurchaseCall = (services: Services) =>
  defineOpenAPIRoute({
    route: routeOf(services),
    handler: async (c) => {
      const body = c.req.valid('json')
      const { kind, lang } = body
      const goodsStart = startableKinds(services).find((startable) => startable.kind === kind)?.start
      if (!goodsStart) return refuse(400, 'Nothing can be bought by this call.')
      const chosen = goodsStart.choose(services, body)
      if (!chosen.ok) return refuse(400, undefined, chosen.errors)
      const refused = await tooOften(services, c, 'purchase')
      if (refused) return refused
      const known = ownerOf(services, c.req.raw)
      const notNow = await goodsStart.refuse?.(services, body, known)
      if (notNow) return notNow
      const owner = known ?? newOwner()
      const address = visitorAddress(c, services.config.trustedProxies)
      const bought = { kind, goods: chosen.goods, language: lang }
      const started = await startPurchase(services, { ...bought, owner, address, origin: apiOrigin })
      if (!started.ok && isHoldRefusal(started.error)) {
        const email = services.config.site.supportEmail[lang]
        const detail = i18nFor(lang).t(`purchases.payment.${started.error}.text`, { email })
        return refuse(409, detail, undefined, { code: started.error })
      }
      if (!started.ok) {
        // The catalogue changed between the two looks at it, or a supplier has it no more.
        if (goodsStart.gone) return goodsStart.gone(services, body)
        return refuse(400, undefined, [{ field: goodsStart.goodsField, message: 'This is not for sale any more.' }])
      }
      const { uuid } = started.value
      c.header('Location', `/api/purchases/${uuid}`)
      c.header('Set-Cookie', ownerCookie(owner, isSecure(services.config)))
      return c.json(await representPurchase(services, uuid), 201)
    },
  })

function routeOf(services: Services) {
  const startable = startableKinds(services)
  const [first] = startable
  return createRoute({
    method: 'post',
    path: '/purchases',
    operationId: 'startPurchase',
    tags: ['Purchases'],
    summary: 'Begin a purchase',
    description: `The first step. Of what is sold, this call begins: ${startable.map(({ kind }) => kind).join(', ')}. What it costs is looked up, never sent. The answer brings the cookie that opens the purchase; a browser that has one keeps it. Until it is paid, a purchase ends after an hour without a step. Rooms and hours are held for 15 minutes, and again when a payment begins, 45 minutes in all. Who has lost them can not hold the same within an hour, and one address holds at most 4 at once: such a start is answered with 409 and the code ${holdRefusals.join(' or ')}.${startable.map(({ start }) => (start.refusals ? ` ${start.refusals}` : '')).join('')}`,
    'x-pages': startable.flatMap(({ kind, start }) => pagesBelow(kind, start.pages)),
    security: openedOrNew,
    middleware: [requireSameOrigin(services), jsonBody],
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: inLiveLanguages(startBody(services), services.config.languages),
            example: { kind: first?.kind, ...first?.start.example, lang: defaultLanguage },
          },
        },
      },
    },
    responses: {
      201: purchaseAnswer(services, 'It has begun. Location is its call, Set-Cookie what opens it.'),
      ...problemResponses(400, 403, 409, 413, 415, 429, 500, 503),
    },
  })
}

type Startable = { kind: PurchaseKind; start: ApiStart }
type StartBody = { kind: PurchaseKind; lang: Language }

/** The kinds of goods that say how they are started here. */
const startableKinds = (services: Pick<Services, 'kinds'>): Startable[] =>
  soldKindsOf(services).flatMap(({ kind, api }) => (api?.start ? [{ kind, start: api.start }] : []))

/** A union by kind: what is chosen differs, the language does not. */
function startBody(services: Pick<Services, 'kinds'>): z.ZodType<StartBody> {
  const startable = startableKinds(services)
  const kindError = asking(`Send ${startable.map(({ kind }) => `'${kind}'`).join(' or ')}.`)
  const members = startable.map(({ kind, start }) => ({
    kind,
    example: { kind, ...start.example, lang: defaultLanguage },
    schema: z.object(
      {
        kind: z.enum([kind], { error: kindError }).openapi({ description: 'What is bought.' }),
        ...start.fields,
        lang: langField().openapi({ description: 'The language of names, sentences, emails and pages.' }),
      },
      askingForObject,
    ),
  }))
  return unionByKind('PurchaseStart', members, {
    // A body without a kind, or with one that can't be started, fits no member.
    error: (issue) => (issue.code === 'invalid_union' ? kindError(kindIn(issue.input)) : askingForObject.error),
  }) as unknown as z.ZodType<StartBody>
}

const kindIn = (body: unknown) => ({ input: (body as { kind?: unknown } | undefined)?.kind })
