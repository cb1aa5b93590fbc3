import { Hono } from 'hono'
import type { World } from '../world.ts'
import type { RedsysAccount } from './account.ts'
import { addBank } from './bank.ts'
import { addBizum } from './bizum.ts'
import { addCardForm } from './card-form.ts'
import { addQuery } from './query.ts'
import { openRedsysRecords, type Redsys } from './records.ts'
import { addRest } from './rest.ts'

/** Redsys on this machine, with the banks behind it: what a shop's server calls, and what a buyer sees. */
export function makeRedsysStandIn(world: World, account: RedsysAccount): Hono {
  const app = new Hono()
  const context: Redsys = { world, account, records: openRedsysRecords(world), url: `${world.url}/redsys` }
  addRest(app, context)
  addQuery(app, context)
  addCardForm(app, context)
  addBank(app, context)
  addBizum(app, context)
  return app
}
