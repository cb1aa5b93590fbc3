import { Hono } from 'hono'
import type { World } from '../world.ts'
import type { RedsysAccount } from './account.ts'
import { addBank } from './bank.ts'
import { addBizum } from './bizum.ts'
import { type Desk, openBooks } from './books.ts'
import { addCardForm } from './card-form.ts'
import { addQuery } from './query.ts'
import { addRest } from './rest.ts'

/** Redsys on this machine, with the banks behind it: what a shop's server calls, and what a buyer sees. */
export function makeRedsysStandIn(world: World, account: RedsysAccount): Hono {
  const app = new Hono()
  const desk: Desk = { world, account, books: openBooks(world), url: `${world.url}/redsys` }
  addRest(app, desk)
  addQuery(app, desk)
  addCardForm(app, desk)
  addBank(app, desk)
  addBizum(app, desk)
  return app
}
