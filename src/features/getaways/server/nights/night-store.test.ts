import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { hotelNights } from '#features/catalogue/server/schema/hotel-rates.ts'
import { nightsOfStay } from '#features/search/rules/stays/finding/night-index.ts'
import { addDays } from '#platform/time/dates.ts'
import { demoDay } from '#tests/demo-day.ts'
import { keptIndexContract } from '#tests/live-index-contract.ts'
import { testDatabase } from '#tests/test-database.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { openNights } from './night-store.ts'

const own = await testDatabase('demo')
const spare = await testDatabase('demo')
const { db, pool } = own
const clock = { now: () => new Date(`${demoDay}T12:00:00Z`) }
const log = pino({ level: 'silent' })
const openFrom = (from: typeof own) => (pace: { between: number; whole: number; again: number }) =>
  openNights({ ...from, clock, log, pace })
const open = openFrom(own)
const store = await open({ between: 20, whole: 1_000_000, again: 20 })
afterAll(store.close)

const [room = '', other = ''] = store.current().rooms.keys()
const night = addDays(demoDay, 40)
const nightOf = (uuid: string, index = store.current()) =>
  nightsOfStay(index, { from: night, to: addDays(night, 1) })(uuid)[0]

test('the index has the nights as the database has them', async () => {
  await store.refresh()
  const rows = await db.select().from(hotelNights).where(eq(hotelNights.roomUuid, room))
  const told = rows.filter((row) => row.night >= demoDay)
  expect(told.length).toBeGreaterThan(500)
  for (const row of told) {
    const [found] = nightsOfStay(store.current(), { from: row.night, to: addDays(row.night, 1) })(room)
    expect(found).toEqual({
      price: row.price,
      offerPercent: row.offerPercent,
      minimumNights: row.minimumNights,
      isClosed: row.isClosed,
      free: row.isClosed ? 0 : row.allotment - row.held - row.sold,
    })
  }
})

test('nights before the first, after the last and of rooms that nobody knows are left out', async () => {
  await store.refresh()
  const index = store.current()
  expect(nightsOfStay(index, { from: addDays(demoDay, -1), to: addDays(demoDay, 1) })(room)).toEqual([])
  expect(nightsOfStay(index, { from: addDays(demoDay, 3000), to: addDays(demoDay, 3001) })(room)).toEqual([])
  expect(nightsOfStay(index, { from: night, to: addDays(night, 1) })('nobody')).toEqual([])
})

test('a night that is deleted can no longer be had', async () => {
  await pool.query('delete from hotel_nights where room_uuid = $1 and night = $2', [other, night])
  await waitUntil(() => expect(nightOf(other)?.isClosed).toBe(true))
})

let price = 77_700
await keptIndexContract({
  pool,
  open,
  spare: { pool: spare.pool, open: openFrom(spare) },
  table: 'hotel_nights',
  changedPart: room,
  parts: ({ rooms }) => rooms,
  change: async () => {
    price += 100
    const written = price
    await pool.query('update hotel_nights set price = $1 where room_uuid = $2 and night = $3', [written, room, night])
    return (index) => nightOf(room, index)?.price === written
  },
})
