import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { readTaken } from '#features/bookings/server/read-taken.ts'
import { takenWithin } from '#features/search/rules/hours/finding/taken-index.ts'
import type { TakenPlace } from '#features/search/rules/hours/free-places.ts'
import { day } from '#platform/time/durations.ts'
import { demoDay } from '#tests/demo-day.ts'
import { keptIndexContract } from '#tests/live-index-contract.ts'
import { testDatabase } from '#tests/test-database.ts'
import { openTaken } from './taken-store.ts'

const own = await testDatabase('demo')
const spare = await testDatabase('demo')
const { db, pool } = own
const now = new Date(`${demoDay}T12:00:00Z`)
const log = pino({ level: 'silent' })
const openFrom = (from: typeof own) => (pace: { between: number; whole: number; again: number }) =>
  openTaken({ ...from, clock: { now: () => now }, log, pace })
const open = openFrom(own)
const store = await open({ between: 20, whole: 1_000_000, again: 20 })
afterAll(store.close)

const [resource = '', ...others] = store.current().resources.keys()
const inOrder = (places: readonly TakenPlace[]) => places.toSorted((a, b) => a.from - b.from || a.place - b.place)

test('the index has what is taken as the database has it', async () => {
  await store.refresh()
  const resourceUuids = [resource, ...others.slice(0, 40)]
  const span = { from: now.getTime(), to: now.getTime() + 30 * day }
  const { taken } = takenWithin(store.current(), span, now)
  const told = await readTaken(db, { resourceUuids, span, now })
  for (const uuid of resourceUuids) expect(inOrder(taken(uuid))).toEqual(inOrder(told(uuid)))
  expect(resourceUuids.flatMap((uuid) => taken(uuid)).length).toBeGreaterThan(500)
})

test('all that is taken of the demo needs little memory', async () => {
  await store.refresh()
  const bytes = [...store.current().resources.values()].map(
    ({ from, to, places, heldUntil }) => from.byteLength + to.byteLength + places.byteLength + heldUntil.byteLength,
  )
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(1.5 * 1024 * 1024)
})

// In a year, when nobody of the demo has booked anything, and on the next day each time.
let writes = 0
await keptIndexContract({
  pool,
  open,
  spare: { pool: spare.pool, open: openFrom(spare) },
  table: 'resource_claims',
  changedPart: resource,
  parts: ({ resources }) => resources,
  change: async () => {
    const from = now.getTime() + (360 + writes++) * day
    const to = from + 60 * 60_000
    await pool.query(
      `insert into resource_claims (resource_uuid, place, during, kind, reference)
       values ($1, 1, tstzrange($2, $3), 'booking', $4)`,
      [resource, new Date(from), new Date(to), randomUUID()],
    )
    return (index) => takenWithin(index, { from, to }, now).taken(resource).length === 1
  },
})
