import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Services } from '#server/services.ts'
import { isSecure } from './guards.ts'
import { purchaseExample } from './purchase-example.ts'
import { purchaseSchema } from './purchase-fields.ts'

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

export const purchaseContent = { 'application/json': { schema: purchaseSchema, example: purchaseExample } }

type Page = { method: 'GET' | 'POST'; path: string; does: string }

/**
 * The pages that do the same for people. They answer with HTML and take forms, so they are no calls of this API; a call
 * names them beside itself. In Portuguese they stand below /pt.
 */
export const pages = (...does: [Page['method'], string, string][]) => ({
  'x-pages': does.map(([method, path, what]): Page => ({ method, path: `/voucher/${path}`, does: what })),
})
