import type { Context, MiddlewareHandler } from 'hono'
import { isSameOrigin } from '#platform/server/http/guards/request-guards.ts'
import { visitorAddress } from '#platform/server/http/guards/visitor-address.ts'
import type { Services } from '#platform/server/services.ts'
import { refuse } from './problem.ts'

/** The cookie comes along by itself, so a browser that another site has sent must not change anything. */
export function requireSameOrigin({ config }: Services): MiddlewareHandler {
  const ownHost = new URL(config.publicUrl).host
  return async (c, next) => (isSameOrigin(c, ownHost) ? next() : refuse(403))
}

export const isSecure = ({ publicUrl }: Services['config']) => publicUrl.startsWith('https:')

export type CountedCall = 'sent' | 'availability' | 'purchase' | 'coupon' | 'payment' | 'analytics'

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
