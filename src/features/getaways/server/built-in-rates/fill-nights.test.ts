import { and, count, eq, gte } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hotelNights } from '#features/catalogue/server/schema/hotel-rates.ts'
import { testServices } from '#tests/test-services.ts'
import { fillNights } from './fill-nights.ts'

const { services, setNow } = await testServices()
const { db } = services

const total = async () => (await db.select({ count: count() }).from(hotelNights))[0]?.count ?? 0

test('each day brings the nights of one more day, at the price of their season, and leaves the others', async () => {
  const hotels = [...services.catalogue.current().getaways.values()].map(({ hotel }) => hotel)
  const ours = hotels.filter(({ supplier }) => supplier === 'built-in')
  const rooms = new Set(ours.flatMap((hotel) => hotel.rooms.map(({ uuid }) => uuid)))
  expect(await fillNights(services)).toBe(0)
  const before = await total()
  expect(before).toBe(rooms.size * 548)
  const [room] = rooms
  const changed = and(eq(hotelNights.roomUuid, room ?? ''), eq(hotelNights.night, '2026-12-01'))
  await db.update(hotelNights).set({ price: 99_900, allotment: 9, sold: 3 }).where(changed)
  setNow(new Date('2026-11-17T00:30:00+01:00'))
  expect(await fillNights(services)).toBe(2 * rooms.size)
  expect(await fillNights(services)).toBe(0)
  expect(await total()).toBe(before + 2 * rooms.size)
  expect(await db.select().from(hotelNights).where(changed)).toMatchObject([{ price: 99_900, allotment: 9, sold: 3 }])
  const added = await db
    .select()
    .from(hotelNights)
    .where(and(eq(hotelNights.roomUuid, room ?? ''), gte(hotelNights.night, '2028-05-16')))
  expect(added.map(({ night }) => night).toSorted()).toEqual(['2028-05-16', '2028-05-17'])
  for (const { price, held, sold } of added) {
    expect(price).toBeGreaterThan(0)
    expect([held, sold]).toEqual([0, 0])
  }
})
