import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'

/** Answers are kept by nobody, unless the call says otherwise. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}

/** The same for everyone, and asked for at every key that is pressed: may be kept for a moment without asking again. */
export const keptForAMinute: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=60')
}

/** The same for everyone until the catalogue changes: may be kept, if asked again each time. */
export const revalidated: MiddlewareHandler[] = [
  etag(),
  async (c, next) => {
    await next()
    if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  },
]
