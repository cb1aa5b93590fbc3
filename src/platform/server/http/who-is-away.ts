import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import { isDatabaseAway } from '#platform/server/db/database-away.ts'

/** Who could not be asked just now, if an error says so: it is answered 503, and may be tried again in a moment. */
export function whoIsAway(error: unknown): 'database' | 'supplier' | null {
  if (isDatabaseAway(error)) return 'database'
  return error instanceof SupplierAway ? 'supplier' : null
}

/** Told with every 503: by then an embedded database has been started again. */
export const secondsToWait = 3

/** Whether whoever asked has gone, perhaps in the middle of what they sent: what fails then is nobody's error. */
export function clientHasDisconnected(c: Context): boolean {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming
  return c.req.raw.signal.aborted || (incoming?.destroyed === true && !incoming.complete)
}

/** Nobody reads it; the status is for the figures. */
export const respondToNobody = () => new Response(null, { status: 499 })
