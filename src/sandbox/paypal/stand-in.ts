import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import type { World } from '../world.ts'
import { openPaypalRecords, type Paypal, type PaypalAccount } from './account.ts'
import { makeApproval } from './approval.ts'
import { makeAuthorizations } from './authorizations.ts'
import { makeDisputes } from './disputes.ts'
import { getIdentity } from './identity.ts'
import { makeOrders } from './orders.ts'
import { makeRefunds } from './refunds.ts'
import { makeReviews } from './reviews.ts'

/** PayPal on this machine: the API that a shop calls, and the pages that a buyer sees. */
export function makePaypalStandIn(world: World, account: PaypalAccount): Hono {
  const context: Paypal = { world, account, records: openPaypalRecords(world), url: `${world.url}/paypal` }
  const authentication = makeAuthentication(context)
  return new Hono()
    .get('/v1/notifications/certs/:name', (c) =>
      c.req.param('name') === getIdentity().name ? c.text(getIdentity().certificate) : c.notFound(),
    )
    .post('/v1/oauth2/token', authentication.giveToken)
    .use('/v2/*', authentication.askForToken)
    .route('/v2/checkout/orders', makeOrders(context))
    .route('/v2/payments/authorizations', makeAuthorizations(context))
    .route('/v2/payments', makeRefunds(context))
    .route('/checkoutnow', makeApproval(context))
    .route('/reviews', makeReviews(context))
    .route('/disputes', makeDisputes(context))
}

const mostTokens = 1000

/** Who may call: a token for the shop's name and secret, and nothing without it. They are forgotten with the process. */
function makeAuthentication({ world, account }: Paypal): {
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
