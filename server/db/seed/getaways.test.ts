import { expect, test } from 'vitest'
import { generateCatalogue } from './generate-catalogue.ts'

const catalogue = generateCatalogue({ today: '2026-11-15' })
const { getaways, hotels } = catalogue
const countryOf = new Map(hotels.map(({ uuid, country }) => [uuid, country]))

test('there are getaways in the three countries', () => {
  const inCountry = (code: string) => getaways.filter(({ hotelUuid }) => countryOf.get(hotelUuid) === code).length
  expect(inCountry('ES')).toBeGreaterThanOrEqual(20)
  expect(inCountry('PT')).toBeGreaterThanOrEqual(8)
  expect(inCountry('AD')).toBeGreaterThanOrEqual(4)
})

test('a getaway includes services of its own spa, which are open to any two adults', () => {
  const services = new Map(catalogue.services.map((service) => [service.uuid, service]))
  for (const { uuid, spaUuid } of getaways) {
    const included = catalogue.getawayServices.filter(({ getawayUuid }) => getawayUuid === uuid)
    expect(included.length).toBe(2)
    for (const { serviceUuid } of included) {
      expect(services.get(serviceUuid)).toMatchObject({ spaUuid, status: 'enable', residency: null, ageFrom: null })
    }
  }
})

test('what the name promises is included', () => {
  const names = new Map(
    catalogue.serviceTranslations.filter(({ language }) => language === 'es').map((row) => [row.serviceUuid, row.name]),
  )
  for (const { getawayUuid, shortName } of catalogue.getawayTranslations) {
    const promised = /masaje|ritual/.exec(shortName)?.[0]
    const included = catalogue.getawayServices.filter((row) => row.getawayUuid === getawayUuid)
    const text = included.map(({ serviceUuid }) => names.get(serviceUuid)?.toLowerCase()).join(' + ')
    if (promised) expect(text, shortName).toContain(promised)
  }
})

test('a hotel has two to four rooms, and pictures of its rooms and of the house', () => {
  for (const { uuid } of hotels) {
    const rooms = catalogue.hotelRooms.filter(({ hotelUuid }) => hotelUuid === uuid)
    expect(rooms.length).toBeGreaterThanOrEqual(2)
    expect(rooms.length).toBeLessThanOrEqual(4)
    const relations = catalogue.hotelImages.filter(({ hotelUuid }) => hotelUuid === uuid).map(({ rel }) => rel)
    expect(new Set(relations)).toEqual(new Set(['hotel', 'room']))
  }
})
