import { Hono } from 'hono'
import type { World } from '../world.ts'
import { openStripeRecords, type Stripe, type StripeAccount } from './account.ts'
import { askForKey, rememberAnswers } from './authentication.ts'
import { makeCashMachine } from './cash-machine.ts'
import { makeDisputes } from './disputes.ts'
import { makeIntents } from './intents.ts'
import { makePhone } from './phone.ts'
import { makeRefunds } from './refunds.ts'

/** Stripe on this machine, as far as it brings Multibanco and MB WAY: its API, a cash machine and a phone. */
export function makeStripeStandIn(world: World, account: StripeAccount): Hono {
  const context: Stripe = { world, account, records: openStripeRecords(world), url: `${world.url}/stripe` }
  return new Hono()
    .use('/v1/*', askForKey(context), rememberAnswers(context))
    .route('/v1/payment_intents', makeIntents(context))
    .route('/v1/refunds', makeRefunds(context))
    .route('/multibanco', makeCashMachine(context))
    .route('/mbway', makePhone(context))
    .route('/disputes', makeDisputes(context))
}
