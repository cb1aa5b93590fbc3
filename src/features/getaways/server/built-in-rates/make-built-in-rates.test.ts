import { asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { hotelNights, hotelStays } from '#features/catalogue/server/schema/hotel-rates.ts'
import { violatedConstraint } from '#platform/server/db/violated-constraint.ts'
import { hotelRatesContract, type SupplierScene } from '#tests/hotel-rates/contract.ts'
import { testServices } from '#tests/test-services.ts'
import { makeBuiltInRates } from './make-built-in-rates.ts'

const { services, pool, setNow } = await testServices()
const rates = makeBuiltInRates(services)
const { getaways } = services.catalogue.current()
const getaway = [...getaways.values()].find(({ hotel }) => hotel.supplier === 'built-in' && hotel.rooms.length >= 3)
if (!getaway) throw new Error('No getaway has three room types')
const { hotel } = getaway

/** Every night open, with many plain rooms and one of the best. */
async function open(): Promise<SupplierScene> {
  setNow(new Date('2026-11-15T12:00:00+01:00'))
  return {
    rates,
    packageUuid: getaway?.uuid ?? '',
    packageUuidRevision: getaway?.uuidRevision ?? '',
    now: services.clock.now,
    setNow,
    freeOn: async (night) => {
      const rows = await services.db.select().from(hotelNights).where(eq(hotelNights.night, night))
      return Object.fromEntries(
        hotel.rooms.flatMap(({ uuid, type }) => {
          const row = rows.find(({ roomUuid }) => roomUuid === uuid)
          return row ? [[type, row.allotment - row.held - row.sold]] : []
        }),
      )
    },
  }
}

beforeEach(async () => {
  await services.db.delete(hotelStays)
  const open = { held: 0, sold: 0, allotment: 6, isClosed: false, minimumNights: 1 }
  const rooms = hotel.rooms.map(({ uuid }) => uuid)
  await services.db.update(hotelNights).set(open).where(inArray(hotelNights.roomUuid, rooms))
  const [best] = hotel.rooms.slice(-1)
  await services.db
    .update(hotelNights)
    .set({ allotment: 1 })
    .where(eq(hotelNights.roomUuid, best?.uuid ?? ''))
})

hotelRatesContract(open)

test('the database itself refuses to oversell a night', async () => {
  const [room] = hotel.rooms
  for (const change of ['sold = allotment + 1', 'held = allotment + 1', 'held = 4, sold = 3', 'held = -1']) {
    const refused = await pool
      .query(`update hotel_nights set ${change} where room_uuid = $1`, [room?.uuid])
      .catch((error) => error)
    expect(violatedConstraint(refused), change).toBe('night_is_not_oversold')
  }
})

test('nights follow from the hotel’s periods for 18 months', async () => {
  const rows = await services.db
    .select({ night: hotelNights.night })
    .from(hotelNights)
    .where(eq(hotelNights.roomUuid, hotel.rooms[0]?.uuid ?? ''))
    .orderBy(asc(hotelNights.night))
  expect(rows).toHaveLength(548)
  expect(rows[0]?.night).toBe('2026-11-15')
})
