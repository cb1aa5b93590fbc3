import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { goodsPagesOf } from '#features/checkout/rules/purchase-paths.ts'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import type { ApiPage } from '#features/checkout/server/purchases/core/goods-api.ts'
import { isSecure } from '#platform/server/http/api/guards.ts'
import type { OpenApiLink } from '#platform/server/http/api/openapi-document.ts'
import type { Services } from '#platform/server/services.ts'
import { exampleOfPurchase, exampleUuid, purchaseSchema, soldKindsOf } from './purchase-schema.ts'

const cookie = 'purchaseCookie'

/** How a purchase is opened, for all calls that say so. */
export function describePurchaseCookie({ openAPIRegistry }: OpenAPIHono, { config }: Services) {
  openAPIRegistry.registerComponent('securitySchemes', cookie, {
    type: 'apiKey',
    in: 'cookie',
    name: isSecure(config) ? '__Host-purchases' : 'purchases',
    description: 'Given by the call that starts a purchase, and by the page that does. It opens all of a browser.',
  })
}

export const opened = [{ [cookie]: [] }]
/** A browser that has none yet gets one. */
export const openedOrNew = [{}, ...opened]

export const uuidParameter = z.string().openapi({
  param: { name: 'uuid', in: 'path' },
  description: 'Of the purchase.',
  example: exampleUuid,
})

/** `kind`: of what the example is, for calls that only one kind has. */
export const purchaseAnswer = (services: Services, description: string, kind?: PurchaseKind) => ({
  description,
  content: { 'application/json': { schema: purchaseSchema(services), example: exampleOfPurchase(services, kind) } },
  links: nextCalls,
})

const parameters = { uuid: '$response.body#/uuid' }

const opens = 'the buyer opens next.url, and this call says what came of it'
const waits = 'this call says when something has come of it'

/** Which call comes next, by `next.kind`: a program needs to know nothing else of the order. */
const nextCalls: Record<string, OpenApiLink> = {
  buyer: { operationId: 'saveBuyer', parameters, description: 'Where next.kind is buyer.' },
  payment: {
    operationId: 'startPayment',
    parameters,
    requestBody: { seen: '$response.body#/pricing/key' },
    description: 'Where next.kind is payment.',
  },
  ...Object.fromEntries(
    Object.entries({ redirect: opens, challenge: opens, reference: waits, phone: waits, wait: waits }).map(
      ([kind, what]) => [
        kind,
        { operationId: 'getPurchase', parameters, description: `Where next.kind is ${kind}: ${what}.` },
      ],
    ),
  ),
}

export type PurchasePageCall = { method: 'GET' | 'POST'; path: string; does: string }

/**
 * The pages that do the same for people, below the segment of each kind. They answer with HTML and take forms, so they
 * are no calls of this API; a call names them beside itself. In Portuguese they stand below /pt.
 */
export const purchasePages = (services: Services, ...does: ApiPage[]) =>
  soldKindsOf(services).flatMap(({ kind }) => pagesBelow(kind, does))

export const pagesBelow = (kind: PurchaseKind, does: readonly ApiPage[]): PurchasePageCall[] =>
  does.map(([method, path, what]) => ({ method, path: `/${goodsPagesOf(kind).segment}/${path}`, does: what }))

/** What the first step does when its form is sent, of every kind. */
export const beginsPurchase =
  'Begins the purchase and leads to the buyer; with purchase={uuid} it changes what that one is about.'
