import { Hono } from 'hono'
import type { World } from '../world.ts'
import { type Counter, openLedger, type PaypalAccount } from './account.ts'
import { makeApproval } from './approval.ts'
import { makeAuthentication } from './authentication.ts'
import { makeAuthorizations } from './authorizations.ts'
import { makeDisputes } from './disputes.ts'
import { getIdentity } from './identity.ts'
import { makeOrders } from './orders.ts'
import { makeRefunds } from './refunds.ts'
import { makeReviews } from './reviews.ts'

/** PayPal on this machine: the API that a shop calls, and the pages that a buyer sees. */
export function makePaypalStandIn(world: World, account: PaypalAccount): Hono {
  const counter: Counter = { world, account, books: openLedger(world), url: `${world.url}/paypal` }
  const authentication = makeAuthentication(counter)
  return new Hono()
    .get('/v1/notifications/certs/:name', (c) =>
      c.req.param('name') === getIdentity().name ? c.text(getIdentity().certificate) : c.notFound(),
    )
    .post('/v1/oauth2/token', authentication.giveToken)
    .use('/v2/*', authentication.askForToken)
    .route('/v2/checkout/orders', makeOrders(counter))
    .route('/v2/payments/authorizations', makeAuthorizations(counter))
    .route('/v2/payments', makeRefunds(counter))
    .route('/checkoutnow', makeApproval(counter))
    .route('/reviews', makeReviews(counter))
    .route('/disputes', makeDisputes(counter))
}
