import type { Context, MiddlewareHandler } from 'hono'
import { isSameOrigin } from '#platform/server/http/guards/request-guards.ts'
import { visitorAddress } from '#platform/server/http/guards/visitor-address.ts'
import type { WriteGroup } from '#platform/server/http/write-limits.ts'
import type { Services } from '#platform/server/services.ts'
import type { ApiPart } from './api-part.ts'
import { refuse } from './problem.ts'

/** The cookie comes along by itself, so a browser that another site has sent must not change anything. */
export function requireSameOrigin({ config }: Services): MiddlewareHandler {
  const ownHost = new URL(config.publicUrl).host
  return async (c, next) => (isSameOrigin(c, ownHost) ? next() : refuse(403))
}

export const isSecure = ({ publicUrl }: Services['config']) => publicUrl.startsWith('https:')

/** As the pages count: who writes too often waits. */
export async function tooOften(services: Services, c: Context, group: WriteGroup): Promise<Response | null> {
  const seconds = await services.writeLimit.take(group, visitorAddress(c, services.config.trustedProxies))
  return seconds === 0 ? null : refuseForSeconds(seconds)
}

/** All that is sent, before it is read; but for calls that their part does not let count. */
export function countSent(services: Services, parts: readonly ApiPart[]): MiddlewareHandler {
  const uncounted = parts.flatMap((part) => part.uncounted ?? [])
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD' || uncounted.some((path) => path.test(c.req.path))
    return (!isRead && (await tooOften(services, c, 'sent'))) || next()
  }
}

export function refuseForSeconds(seconds: number, status: 429 | 503 = 429): Response {
  const response = refuse(status)
  response.headers.set('Retry-After', String(seconds))
  return response
}
