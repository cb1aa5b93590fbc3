import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { beginTurn, endTurns, goodsKeysOf } from './hold-turns.ts'

const { services } = await testServices()
const { db, clock } = services

const holder = { uuid: randomUUID(), kind: 'booking', ownerHash: 'owner', buyerMailbox: null, heldSince: null } as const
const five = { keys: ['17:00', '17:30'], count: 1 }
const halfPastFive = { keys: ['17:30', '18:00'], count: 1 }

async function expectOneWaiting() {
  const found = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  expect(found.rows).toHaveLength(1)
}

test('two windows of a purchase that hold hours which overlap wait for each other, without a deadlock', async () => {
  await db.transaction((tx) => beginTurn(services, tx, holder, five))
  const windows = await db.transaction(async (tx) => {
    await beginTurn(services, tx, holder, halfPastFive)
    const other = db.transaction((inner) => beginTurn(services, inner, holder, five))
    const settled = Promise.allSettled([other])
    await waitUntil(expectOneWaiting)
    await endTurns(tx, holder.uuid, clock.now(), { others: goodsKeysOf(holder.kind, halfPastFive) })
    return { settled }
  })
  expect(await windows.settled).toMatchObject([{ status: 'fulfilled', value: { ok: true } }])
})
