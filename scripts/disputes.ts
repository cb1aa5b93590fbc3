/**
 * Payments that somebody would have back: `npm run disputes` lists them, with what was bought. `-- hold <locator>` puts a
 * purchase on hold, `-- release <uuid>` frees it again, `-- close <uuid>` cancels its vouchers without a refund. The
 * server may run or not.
 */
import { z } from 'zod'
import { madridDay } from '#domain/dates.ts'
import { systemClock } from '#server/clock.ts'
import { BadSettings } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { closeDispute, holdPurchase, listDisputes, releaseDispute } from '#server/payments/disputes/list-disputes.ts'
import { soldKinds } from '#server/purchases/kinds/sold-kinds.ts'
import { withDatabase } from './with-database.ts'

const [command = 'list', which = ''] = process.argv.slice(2)
const ends = { release: releaseDispute, close: closeDispute }

await withDatabase(async (db) => {
  if (command === 'list') return list(db)
  const needs = { db, clock: systemClock, kinds: soldKinds }
  if (command === 'hold') return told(await holdPurchase(needs, which.trim().toUpperCase()), 'On hold.')
  if (command !== 'release' && command !== 'close')
    throw new BadSettings('Say list, hold <locator>, release <uuid> or close <uuid>.')
  if (!z.uuid().safeParse(which).success) throw new BadSettings('Say which one, by the uuid in the list.')
  const done = { release: 'Released.', close: 'Closed. What had not been enjoyed is cancelled.' }
  told(await ends[command](needs, which), done[command])
})

function told(result: { ok: true } | { ok: false; error: string }, done: string) {
  if (result.ok) return console.log(done)
  throw new BadSettings(
    result.error === 'held' ? 'It is on hold already.' : 'There is no such one. npm run disputes lists what there is.',
  )
}

async function list(db: Database) {
  const open = await listDisputes({ db, kinds: soldKinds })
  for (const { uuid, openedAt, kind, state, provider, order, name, locator, items } of open) {
    const about = provider ? `${provider} ${order} ${name}` : ''
    console.log(
      `${uuid}  ${madridDay(openedAt)}  ${kind} ${state}  ${locator}  ${items.join(', ')}  ${about}`.trimEnd(),
    )
  }
  console.log(open.length === 1 ? '1 payment is disputed.' : `${open.length} payments are disputed.`)
}
