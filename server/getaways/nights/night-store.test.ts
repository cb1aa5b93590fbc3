import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { nightsOfStay } from '#domain/getaways/finding/night-index.ts'
import { hotelNights } from '#server/db/schema/hotel-rates.ts'
import { demoDay } from '#tests/demo-day.ts'
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
const setPrice = (price: number) =>
  pool.query('update hotel_nights set price = $1 where room_uuid = $2 and night = $3', [price, room, night])
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 20 })

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

test('a night that changes is read again, and the other rooms are those that were', async () => {
  const before = store.current()
  const was = nightOf(room, before)
  await setPrice(77_700)
  await soon(() => expect(nightOf(room)?.price).toBe(77_700))
  expect(nightOf(room, before)).toEqual(was)
  expect(store.current().rooms.get(other)).toBe(before.rooms.get(other))
})

test('a night that is deleted can no longer be had', async () => {
  await pool.query('delete from hotel_nights where room_uuid = $1 and night = $2', [other, night])
  await soon(() => expect(nightOf(other)?.isClosed).toBe(true))
})

test('what changed while nobody listened is found when the connection is back', async () => {
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'calmaria-listener' and datname = current_database()",
  )
  await setPrice(88_800)
  await soon(() => expect(nightOf(room)?.price).toBe(88_800))
})

test('without any notice everything is read after a while', async () => {
  const patient = await open({ between: 10, whole: 100, again: 20 })
  afterAll(patient.close)
  await pool.query('alter table hotel_nights disable trigger user')
  await setPrice(99_900)
  await soon(() => expect(nightOf(room, patient.current())?.price).toBe(99_900))
  await pool.query('alter table hotel_nights enable trigger user')
})

test('emptied nights leave an empty index', async () => {
  await pool.query('truncate hotel_nights')
  await soon(() => expect(store.current().rooms.size).toBe(0))
})
