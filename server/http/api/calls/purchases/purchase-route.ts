import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { PurchaseKind } from '#domain/purchases/purchase.ts'
import { purchaseSegments } from '#i18n/purchase-paths.ts'
import type { ApiPage } from '#server/purchases/core/goods-api.ts'
import type { Services } from '#server/services.ts'
import { isSecure } from './guards.ts'
import { exampleOfPurchase, purchaseExample } from './purchase-example.ts'
import { kindsOf, purchaseSchema } from './purchase-schema.ts'

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
  example: purchaseExample.uuid,
})

/** `kind`: of what the example is, for calls that only one kind has. */
export const purchaseContent = (services: Services, kind?: PurchaseKind) => ({
  'application/json': { schema: purchaseSchema(services), example: exampleOfPurchase(services, kind) },
})

type Page = { method: 'GET' | 'POST'; path: string; does: string }

/**
 * The pages that do the same for people, below the segment of each kind. They answer with HTML and take forms, so they
 * are no calls of this API; a call names them beside itself. In Portuguese they stand below /pt.
 */
export const pages = (services: Services, ...does: ApiPage[]) => ({
  'x-pages': kindsOf(services).flatMap(({ kind }) => pagesBelow(kind, does)),
})

export const pagesBelow = (kind: PurchaseKind, does: readonly ApiPage[]): Page[] =>
  does.map(([method, path, what]) => ({ method, path: `/${purchaseSegments[kind]}/${path}`, does: what }))
