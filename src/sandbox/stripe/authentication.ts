import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Stripe } from './account.ts'

type Problem = { type: string; code?: string; payment_intent?: object }

/** What Stripe answers when it does not do what it was asked to. */
export const stripeError = (c: Context, status: 400 | 401 | 402 | 404, error: Problem) =>
  c.json({ error: { message: error.code ?? error.type, ...error } }, status)

export const resourceMissing = (c: Context) =>
  stripeError(c, 404, { type: 'invalid_request_error', code: 'resource_missing' })

/** The secret key, as a bearer or as the name in a Basic header. */
export function askForKey({ account }: Stripe): MiddlewareHandler {
  const basic = Buffer.from(`${account.secretKey}:`).toString('base64')
  const good = new Set([`Bearer ${account.secretKey}`, `Basic ${basic}`])
  return async (c, next) =>
    good.has(c.req.header('authorization') ?? '') ? next() : stripeError(c, 401, { type: 'invalid_request_error' })
}

/** One key, one thing done: the first answer is given again, and another request under the same key is refused. */
export function rememberAnswers({ records }: Stripe): MiddlewareHandler {
  return async (c, next) => {
    const key = c.req.header('idempotency-key')
    if (c.req.method !== 'POST' || !key) return next()
    const asked = createHash('sha256')
      .update(`${c.req.path}\n${await c.req.text()}`)
      .digest('hex')
    const kept = records.answers.get(key)
    if (kept && kept.asked !== asked) return stripeError(c, 400, { type: 'idempotency_error' })
    if (kept) {
      return new Response(kept.body, {
        status: kept.status,
        headers: { 'content-type': 'application/json', 'idempotent-replayed': 'true' },
      })
    }
    await next()
    // What never came to be done is not remembered.
    if (!c.res.ok && c.res.status !== 402) return
    records.answers.put(key, { asked, status: c.res.status, body: await c.res.clone().text() })
  }
}
