import { z } from '@hono/zod-openapi'
import type { Context, Env } from 'hono'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import { getAuthorizedPurchase } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { ownerOf } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { requireSameOrigin, tooOften } from '#platform/server/http/api/guards.ts'
import { jsonBody, sent } from '#platform/server/http/api/json-body.ts'
import { exampleOf, problemResponses, problemSchema, refuse } from '#platform/server/http/api/problem.ts'
import type { ApiCall } from '#platform/server/http/api/reading.ts'
import type { WriteGroup } from '#platform/server/http/write-limits.ts'
import type { Services } from '#platform/server/services.ts'
import { opened, type PurchasePageCall, purchaseAnswer, uuidParameter } from './purchase-route.ts'
import { exampleOfPurchase, perKinds, purchaseSchema } from './purchase-schema.ts'
import { representPurchase } from './represent-purchase.ts'

/** Whose purchase it is, and what was sent about it. `params`: the parts of the path beside its uuid. */
type CallRequest<Body> = { purchase: Purchase; owner: string; body: Body; params: Record<string, string>; c: Context }

export type PurchaseCall<Body extends z.ZodType> = {
  method: 'get' | 'put' | 'post' | 'delete'
  /** Below the purchase. */
  path?: string
  operationId: string
  summary: string
  description: string
  pages: PurchasePageCall[]
  /** For calls that only one kind has: the examples are of it. */
  kind?: PurchaseKind
  params?: z.ZodRawShape
  headers?: z.ZodObject
  body?: { schema: Body; example: z.input<Body> }
  /** What the purchase is that comes with the answer. */
  answer: string
  /** The reasons why it can not be done at a moment, and one of them as an example. */
  conflicts?: { codes: readonly string[]; code: string; detail: string }
  /** Counted before anything else, as the pages count. */
  counted?: WriteGroup
  /** Of the third step: refused while it is not known who buys. */
  needsBuyer?: boolean
  /** A refusal, or nothing: then the purchase is the answer. */
  act?: (request: CallRequest<z.output<Body>>) => Promise<Response | undefined>
}

/** A call about a purchase of the browser that asks. It answers with the purchase as it is then. */
export function definePurchaseCall<Body extends z.ZodType>(services: Services, call: PurchaseCall<Body>): ApiCall {
  const { method, path = '', operationId, summary, description, pages, kind, params, headers, body, answer } = call
  const { conflicts, counted, needsBuyer, act } = call
  const isWrite = method !== 'get'
  const codes = [...(conflicts?.codes ?? []), ...(needsBuyer ? [buyerMissing] : [])]
  return {
    route: {
      method,
      path: `/purchases/{uuid}${path}`,
      operationId,
      tags: ['Purchases'],
      summary,
      description,
      'x-pages': pages,
      security: opened,
      middleware: [...(isWrite ? [requireSameOrigin(services)] : []), ...(body ? [jsonBody] : [])],
      request: {
        params: z.object({ uuid: uuidParameter, ...params }),
        headers,
        body: body && sent(body.schema, body.example),
      },
      responses: {
        200: purchaseAnswer(services, answer, kind),
        ...problemResponses(404, 500, 503),
        ...(isWrite && problemResponses(403, 429)),
        ...(body && problemResponses(400, 413, 415)),
        ...(conflicts && conflictResponse(services, codes, conflicts.code, conflicts.detail, kind)),
      },
    },
    handler: async (
      c: Context<Env, string, { out: { json: z.output<Body>; param: Record<string, string> } }>,
    ): Promise<Response> => {
      const parameters = c.req.valid('param')
      const owner = ownerOf(services, c.req.raw)
      const purchase = await authorizePurchase(services, parameters.uuid ?? '', owner)
      if (!purchase || !owner)
        return refuse(
          404,
          'There is no such purchase, or it was started in another browser. Send the cookie that came with it.',
        )
      const refused =
        (counted && (await tooOften(services, c, counted))) ||
        (needsBuyer && (await refuseWithoutBuyer(services, purchase))) ||
        (await act?.({ purchase, owner, body: c.req.valid('json'), params: parameters, c }))
      return refused || c.json(await representPurchase(services, purchase.uuid), 200)
    },
  }
}

/** Null for whoever may not see it, and for what does not exist or is sold no more. */
async function authorizePurchase(services: Services, uuid: string, owner: string | null): Promise<Purchase | null> {
  const purchase = await getAuthorizedPurchase(services, uuid, { owner, key: null })
  return purchase && services.kinds[purchase.kind] ? purchase : null
}

const buyerMissing = 'buyer-missing'

/** The third step before the second: what is missing, and which call gives it. Null where the buyer is known. */
async function refuseWithoutBuyer(services: Services, { uuid, state }: Purchase): Promise<Response | null> {
  if (state !== 'started') return null
  const detail = `Nobody knows yet who buys. Call saveBuyer first: PUT /api/purchases/${uuid}/buyer.`
  const message = 'Is missing. Send buyer.name, buyer.surname and buyer.email with saveBuyer, then this call again.'
  const more = { code: buyerMissing, purchase: await representPurchase(services, uuid) }
  return refuse(409, detail, [{ field: 'buyer', message }], more)
}

/** What problems mean for purchases too. */
export const purchaseMeanings = {
  404: 'No call of this API stands at the address, or it names something that does not exist. A purchase that somebody else started is told alike.',
  409: 'The call is right, but not at this moment: the code says why. Where it is about a purchase, the answer holds it as it is now.',
  503: 'The database, or a hotel, can not be asked for a moment. Retry-After says after how many seconds to send the call again; GET the purchase first after a call that pays, since it may have gone through.',
}

/** `more`: what else the call tells beside the purchase. */
type Why = { code: string; detail: string; more?: object }

/** What can't be done at this moment is answered with the purchase as it is now, so that nobody has to ask again. */
export async function conflict(services: Services, uuid: string, { code, detail, more }: Why): Promise<Response> {
  return refuse(409, detail, undefined, { code, ...more, purchase: await representPurchase(services, uuid) })
}

const conflictSchema = perKinds((services) => {
  const purchase = purchaseSchema(services).openapi({ description: 'The purchase as it is now.' })
  return problemSchema.extend({ purchase }).openapi('PurchaseConflict')
})

/** `codes`: the reasons this call has. `kind`: of what the example is, for calls that only one kind has. */
const conflictResponse = (
  services: Services,
  codes: readonly string[],
  code: string,
  detail: string,
  kind?: PurchaseKind,
) => ({
  409: {
    description: `${purchaseMeanings[409]} Codes: ${codes.join(', ')}.`,
    content: {
      'application/problem+json': {
        schema: conflictSchema(services),
        example: { ...exampleOf(409), detail, code, purchase: exampleOfPurchase(services, kind) },
      },
    },
  },
})
