import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import { type Faults, faultDelay } from './faults.ts'

/** Whatever was asked has been done when its answer is late or lost. */
export function loseAnswers(faults: Faults, wait: (ms: number) => Promise<unknown> = sleep): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (faults.take('delay-answer')) await wait(faultDelay)
    if (faults.take('drop-answer')) c.res = hangUp(c.env)
  }
}

/** Inside one process there is no line to cut: an answer that says nothing is as near as it gets. */
export function hangUp(env: Partial<HttpBindings> | undefined): Response {
  if (!env?.outgoing) return new Response(null, { status: 502 })
  env.outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}
