import type { Handler, MiddlewareHandler } from 'hono'
import type { Counter } from './account.ts'

const mostTokens = 1000

/** Who may call: a token for the shop's name and secret, and nothing without it. They are forgotten with the process. */
export function makeAuthentication({ world, account }: Counter): {
  giveToken: Handler
  askForToken: MiddlewareHandler
} {
  const tokens = new Set<string>()
  const shop = `Basic ${Buffer.from(`${account.clientId}:${account.secret}`).toString('base64')}`
  return {
    giveToken: (c) => {
      if (c.req.header('authorization') !== shop) return c.json({ error: 'invalid_client' }, 401)
      const token = `A21AA${world.random(24)}`
      tokens.add(token)
      for (const oldest of tokens) if (tokens.size > mostTokens) tokens.delete(oldest)
      return c.json({ access_token: token, token_type: 'Bearer', expires_in: 32_400 })
    },
    askForToken: async (c, next) => {
      const [kind, token = ''] = (c.req.header('authorization') ?? '').split(' ')
      if (kind !== 'Bearer' || !tokens.has(token)) return c.json({ name: 'AUTHENTICATION_FAILURE' }, 401)
      return next()
    },
  }
}
