import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Whether whoever asked has gone, perhaps in the middle of what they sent: what fails then is nobody's error. */
export function clientHasDisconnected(c: Context): boolean {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming
  return c.req.raw.signal.aborted || (incoming?.destroyed === true && !incoming.complete)
}

/** Nobody reads it; the status is for the figures. */
export const respondToNobody = () => new Response(null, { status: 499 })
