import { randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { hotelNights, hotelStays } from '#features/catalogue/server/schema/hotel-rates.ts'
import { violatedConstraint } from '#platform/server/db/prepared.ts'
import { drawRandom } from '#platform/server/random.ts'
import { minute } from '#platform/time/durations.ts'
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

test('two stays that draw the same name are told apart: the second draws again', async () => {
  const scene = await open()
  const draws = [...Array(6).fill(0), ...Array(3).fill(1)]
  const isOfAHold = (limit: number) => limit !== 26
  const rates = makeBuiltInRates({
    ...services,
    draw: (limit) => (isOfAHold(limit) ? drawRandom(limit) : draws.shift()),
  })
  const names = []
  for (const reference of [randomUUID(), randomUUID()]) {
    const request = { ...scene, from: '2026-11-23', to: '2026-11-25', numPax: 2 }
    const found = await rates.findAvailability(request)
    const rate = found.ok && found.value.bestRate
    if (!rate) throw new Error('No rate')
    const until = new Date(scene.now().getTime() + 15 * minute)
    const held = await rates.hold({
      reference,
      request,
      choice: rate,
      price: rate.basicPriceWithDiscount,
      earlier: null,
      until,
    })
    if (!held.ok) throw new Error(held.error)
    const guest = { name: 'Marta', surname: 'Salas' }
    const sold = await rates.confirm({
      reference,
      holdReference: held.value.holdReference,
      guest,
      comment: '',
      language: 'es',
    })
    names.push(sold.ok ? sold.value.hotelLocator : sold.error)
  }
  const digits = String(scene.now().getTime()).slice(8)
  expect(names).toEqual([`${digits}AAA`, `${digits}BBB`])
})

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
