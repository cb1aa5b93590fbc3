import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { nightsOfStay } from '#domain/getaways/finding/night-index.ts'
import { hotelNights } from '#server/db/schema/hotel-rates.ts'
import { demoDay } from '#tests/demo-day.ts'
import { keptIndexContract } from '#tests/kept-index-contract.ts'
import { testDatabase } from '#tests/test-database.ts'
import { openNights } from './night-store.ts'

const { database, db, pool, connectionString } = await testDatabase('demo')
const clock = { now: () => new Date(`${demoDay}T12:00:00Z`) }
const log = pino({ level: 'silent' })
const open = (pace: { between: number; whole: number; again: number }) =>
  openNights({ database, connectionString, clock, log, pace })
const store = await open({ between: 20, whole: 1_000_000, again: 20 })
afterAll(store.close)

const [room = '', other = ''] = store.current().rooms.keys()
const night = addDays(demoDay, 40)
const nightOf = (uuid: string, index = store.current()) =>
  nightsOfStay(index, { from: night, to: addDays(night, 1) })(uuid)[0]

test('the index has the nights as the database has them', async () => {
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

test('nights before the first, after the last and of rooms that nobody knows are left out', () => {
  const index = store.current()
  expect(nightsOfStay(index, { from: addDays(demoDay, -1), to: addDays(demoDay, 1) })(room)).toEqual([])
  expect(nightsOfStay(index, { from: addDays(demoDay, 3000), to: addDays(demoDay, 3001) })(room)).toEqual([])
  expect(nightsOfStay(index, { from: night, to: addDays(night, 1) })('nobody')).toEqual([])
})

test('a night that is deleted can no longer be had', async () => {
  await pool.query('delete from hotel_nights where room_uuid = $1 and night = $2', [other, night])
  await vi.waitFor(() => expect(nightOf(other)?.isClosed).toBe(true), { timeout: 15_000, interval: 20 })
})

let price = 77_700
await keptIndexContract({
  pool,
  open,
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
