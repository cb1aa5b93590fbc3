import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { hotelStays } from '#features/catalogue/server/schema/hotel-rates.ts'
import { describeGetaway } from '#features/getaways/server/describe-getaway.ts'
import { describeStayPage } from '#features/getaways/server/stay-page/describe-stay.ts'
import { addDays } from '#platform/time/dates.ts'
import { readDemoRows } from '#tests/demo/demo-rows.ts'
import { demoDay } from '#tests/demo-day.ts'
import { testServices } from '#tests/test-services.ts'
import { emptyCatalogue, fillDatabase } from './fill-database.ts'
import { generateCatalogue } from './generate-catalogue.ts'

const { services } = await testServices()
const rows = generateCatalogue({ today: demoDay, getaways: 40 })
const invented = rows.getaways.slice(-4)

beforeAll(async () => {
  await emptyCatalogue(services.db)
  await fillDatabase(services.db, rows)
  await services.catalogue.refresh()
})

test('40 getaways: those of the demo and four more, each with a hotel of its own', () => {
  expect(rows.getaways.length).toBe(40)
  expect(new Set(invented.map(({ hotelUuid }) => hotelUuid)).size).toBe(4)
  expect(rows.getaways.slice(0, 36)).toEqual(readDemoRows().getaways)
  expect(isDeepStrictEqual(generateCatalogue({ today: demoDay, getaways: 40 }), rows)).toBe(true)
})

test('160 are spread over the towns of all three countries, with slugs, prices and hotels of their own', () => {
  const { getaways, getawayTranslations, hotels, hotelRooms } = generateCatalogue({ today: demoDay, getaways: 160 })
  expect(getaways.length).toBe(160)
  for (const language of ['es', 'pt']) {
    const slugs = getawayTranslations.filter((row) => row.language === language).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(160)
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  }
  expect(getaways.filter(({ priceFromAmount, nightSupplement }) => priceFromAmount < 8000 || !nightSupplement)).toEqual(
    [],
  )
  expect(hotelRooms.filter(({ usualPrice }) => usualPrice !== null && (usualPrice ?? 0) < 3000)).toEqual([])
  const towns = new Map(
    Array.from(
      Map.groupBy(hotels, ({ locationUuid }) => locationUuid),
      ([town, { length }]) => [town, length],
    ),
  )
  expect(new Set(hotels.map(({ country }) => country))).toEqual(new Set(['ES', 'PT', 'AD']))
  expect(towns.size).toBeGreaterThanOrEqual(30)
  expect(Math.max(...towns.values())).toBeLessThan(12)
})

test.each(['es', 'pt'] as const)(
  'an invented getaway has its page in %s and is sold by the built-in supplier',
  async (language) => {
    const { getaways, landings } = services.catalogue.current()
    for (const { uuid } of invented) {
      const pathname = landings.of('getaway', uuid)?.uris[language] ?? ''
      const reader = readerOf(services, { pathname })
      const getaway = getaways.get(uuid)
      const view = describeGetaway(reader, uuid)
      if (!getaway || !view) throw new Error(`No page of ${uuid}`)
      expect(getaway.hotel.supplier).toBe('built-in')
      expect(view.photos.length).toBe(5)
      expect(view.hotel.rooms.every(({ photo, details }) => photo && details)).toBe(true)
      const found = await Promise.all(
        [40, 47, 200, 540].map((days) => {
          const [from, to] = [addDays(demoDay, days), addDays(demoDay, days + getaway.nights)]
          return describeStayPage(services, reader, getaway, {
            pathname,
            searchParams: new URLSearchParams({ from, to }),
          })
        }),
      )
      expect(found.filter(({ offer }) => offer?.summary).length, pathname).toBeGreaterThan(0)
    }
  },
)

test('a catalogue whose rooms are sold is not emptied', async () => {
  const [room] = rows.hotelRooms
  await services.db.insert(hotelStays).values({
    holdReference: 'hold',
    reference: 'stay',
    packageUuid: rows.getaways[0]?.uuid ?? '',
    roomUuid: room?.uuid ?? '',
    arrival: '2026-12-11',
    departure: '2026-12-13',
    rooms: 1,
    boardType: 'breakfast',
    planType: 'flexible',
    price: 40_000,
    state: 'confirmed',
    heldUntil: new Date(),
    hotelLocator: 'H1',
  })
  await expect(emptyCatalogue(services.db)).rejects.toThrow('Rooms or hours of this catalogue are held or sold')
  expect((await services.db.select().from(hotelStays)).length).toBe(1)
})
