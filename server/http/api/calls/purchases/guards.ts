import type { Context, MiddlewareHandler } from 'hono'
import { refuse } from '#server/http/api/problem.ts'
import { isSameOrigin } from '#server/http/guards/request-guards.ts'
import { visitorAddress } from '#server/http/guards/visitor-address.ts'
import { getAuthorizedPurchase } from '#server/purchases/core/authorize-purchase.ts'
import { ownerOf } from '#server/purchases/core/purchase-owner.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'

/** The cookie comes along by itself, so a browser that another site has sent must not change anything. */
export function requireSameOrigin({ config }: Services): MiddlewareHandler {
  const ownHost = new URL(config.publicUrl).host
  return async (c, next) => (isSameOrigin(c, ownHost) ? next() : refuse(403))
}

/** Null for whoever may not see it, and for what does not exist or is sold no more. */
export async function authorizePurchase(services: Services, c: Context, uuid: string): Promise<Purchase | null> {
  const purchase = await getAuthorizedPurchase(services, uuid, { owner: ownerOf(services, c.req.raw), key: null })
  return purchase && services.kinds[purchase.kind] ? purchase : null
}

export const isSecure = ({ publicUrl }: Services['config']) => publicUrl.startsWith('https:')

type CountedCall = 'sent' | 'availability' | 'purchase' | 'coupon' | 'payment' | 'analytics'

/** As the pages count: who writes too often waits. */
export async function tooOften(services: Services, c: Context, group: CountedCall): Promise<Response | null> {
  const seconds = await services.writeLimit.take(group, visitorAddress(c, services.config.trustedProxies))
  return seconds === 0 ? null : refuseForSeconds(seconds)
}

/** All that is sent, before it is read. */
export function countSent(services: Services): MiddlewareHandler {
  return async (c, next) => {
    const isSent = c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isFromPrograms.test(c.req.path)
    return (isSent && (await tooOften(services, c, 'sent'))) || next()
  }
}

/** Providers tell of everybody's payments from few addresses, and a site of the same company asks for all of its visitors. */
const isFromPrograms = /\/(notifications|shared\/[\w-]+)$/

export function refuseForSeconds(seconds: number): Response {
  const response = refuse(429)
  response.headers.set('Retry-After', String(seconds))
  return response
}

export const noSuchPurchase = () =>
  refuse(404, 'There is no such purchase, or it was started in another browser. Send the cookie that came with it.')
