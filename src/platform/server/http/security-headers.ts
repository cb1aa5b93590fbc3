import type { MiddlewareHandler } from 'hono'
import { isFramedPath } from '#platform/pages/segments.ts'
import { contentSecurityPolicy } from './rendering/build-csp.ts'

const securityHeaders = (isHttps: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
})

/**
 * On every answer. A page brings its own policy, with the hashes of its scripts; anything else may run nothing.
 * `isForOthers`: which paths other sites may show in a frame.
 */
export function addSecurityHeaders(isHttps: boolean): MiddlewareHandler {
  const headers = Object.entries(securityHeaders(isHttps))
  // Its policy names in whose pages the widget may stand, which the older header can't.
  const framed = [
    ...headers.filter(([name]) => name !== 'X-Frame-Options' && name !== 'Cross-Origin-Resource-Policy'),
    ['Cross-Origin-Resource-Policy', 'cross-origin'] as const,
  ]
  const policy = contentSecurityPolicy()
  return async (c, next) => {
    await next()
    if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', policy)
    // What stands in a frame of ours, or in an e-mail, has said so itself.
    for (const [name, value] of isFramedPath(c.req.path) ? framed : headers)
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
