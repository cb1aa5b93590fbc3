import { Hono } from 'hono'
import type { World } from '../world.ts'
import { type Counter, openLedger, type StripeAccount } from './account.ts'
import { askForKey, rememberAnswers } from './authentication.ts'
import { makeCashMachine } from './cash-machine.ts'
import { makeDisputes } from './disputes.ts'
import { makeIntents } from './intents.ts'
import { makePhone } from './phone.ts'
import { makeRefunds } from './refunds.ts'

/** Stripe on this machine, as far as it brings Multibanco and MB WAY: its API, a cash machine and a phone. */
export function makeStripeStandIn(world: World, account: StripeAccount): Hono {
  const counter: Counter = { world, account, books: openLedger(world), url: `${world.url}/stripe` }
  return new Hono()
    .use('/v1/*', askForKey(counter), rememberAnswers(counter))
    .route('/v1/payment_intents', makeIntents(counter))
    .route('/v1/refunds', makeRefunds(counter))
    .route('/multibanco', makeCashMachine(counter))
    .route('/mbway', makePhone(counter))
    .route('/disputes', makeDisputes(counter))
}
