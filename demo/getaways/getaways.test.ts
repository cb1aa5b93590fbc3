import { expect, test } from 'vitest'
import { sceneOf } from '#platform/pictures/picture-scene.ts'
import { readDemoRows } from '#tests/demo/demo-rows.ts'

const catalogue = readDemoRows()
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

test('a hotel has two or three rooms, each with a picture of a room that the one above it does not show', () => {
  for (const { uuid, name } of hotels) {
    const rooms = catalogue.hotelRooms.filter(({ hotelUuid }) => hotelUuid === uuid)
    expect(rooms.length, name).toBeGreaterThanOrEqual(2)
    expect(rooms.length, name).toBeLessThanOrEqual(3)
    const files = rooms.map(({ imageUuid }) => fileOf(imageUuid))
    expect(files.filter((file) => !roomPictures.includes(file))).toEqual([])
    expect(new Set(files).size, name).toBe(files.length)
    expect(files.filter((file, at) => at > 0 && sceneOf(file) === sceneOf(files[at - 1] ?? ''))).toEqual([])
  }
})

test('each getaway opens with a picture of its own, and its five pictures show five scenes', () => {
  const openers = getaways.map(({ uuid }) => ownFiles(uuid)[0])
  expect(new Set(openers).size).toBe(getaways.length)
  for (const { uuid, hotelUuid, spaUuid } of getaways) {
    const ofHotel = catalogue.hotelImages.filter((row) => row.hotelUuid === hotelUuid)
    const ofSpa = catalogue.spaImages.filter((row) => row.spaUuid === spaUuid).slice(0, 1)
    const files = [...ownFiles(uuid), ...[...ofHotel, ...ofSpa].map(({ imageUuid }) => fileOf(imageUuid))]
    expect(new Set(files.map(sceneOf)).size, files.join(' ')).toBeGreaterThanOrEqual(5)
    expect(ofHotel.map(({ rel }) => rel).slice(0, 2)).toEqual(['room', 'hotel'])
    // It loses its charm when shown large.
    expect(files).not.toContain('room-for-two-morning.jpg')
  }
})

test('snow is shown in the mountains alone, and the sea and palms never there', () => {
  for (const { uuid, hotelUuid } of getaways) {
    const rooms = catalogue.hotelRooms.filter((row) => row.hotelUuid === hotelUuid)
    const ofHotel = catalogue.hotelImages.filter((row) => row.hotelUuid === hotelUuid)
    const files = [...ownFiles(uuid), ...[...ofHotel, ...rooms].map(({ imageUuid }) => fileOf(imageUuid))]
    const isWrong =
      countryOf.get(hotelUuid) === 'AD'
        ? /^(suite|infinity|cabana|dune|volcanic|hotel-facade)/
        : /^(snow|alpine|sauna|fire)/
    expect(files.filter((file) => isWrong.test(file))).toEqual([])
  }
})

const roomPictures = [
  'room-for-two-golden-hour.jpg',
  'room-for-two-morning.jpg',
  'room-bed-close.jpg',
  'suite-sea-balcony-day.jpg',
  'suite-sea-balcony-sunset.jpg',
  'alpine-room-day.jpg',
  'alpine-room-evening.jpg',
  'azulejo-room-day.jpg',
  'azulejo-room-evening.jpg',
]
const files = new Map(catalogue.images.map(({ uuid, file }) => [uuid, file]))
const fileOf = (uuid: string | null | undefined) => files.get(uuid ?? '') ?? ''
const ownFiles = (uuid: string) =>
  catalogue.getawayImages.filter(({ getawayUuid }) => getawayUuid === uuid).map(({ imageUuid }) => fileOf(imageUuid))
