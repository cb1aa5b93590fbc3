import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/** One line a request at level debug: neither who asked nor what stood in the query or the body. */
export function logRequests(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const milliseconds = Math.round(performance.now() - started)
    log.debug({ method: c.req.method, path: c.req.path, status: c.res.status, milliseconds }, 'request')
  }
}
