import { expect, test } from 'vitest'
import { generateCatalogue } from '#demo/generate-catalogue.ts'
import { posaliaPackages } from '#sandbox/posalia/hotels.ts'

const catalogue = generateCatalogue({ today: '2026-11-15' })
const supplied = catalogue.hotels.filter(({ supplier }) => supplier === 'posalia')

test('every getaway of a hotel that Posalia sells in the demo is one that its stand-in knows', () => {
  const hotels = supplied.map(({ uuid }) => uuid)
  const getaways = catalogue.getaways.filter(({ hotelUuid }) => hotels.includes(hotelUuid))
  expect(getaways.map(({ uuid, uuidRevision }) => [uuid, uuidRevision])).toEqual(
    posaliaPackages.map(({ uuid, revision }) => [uuid, revision]),
  )
})

test.each(posaliaPackages.map((sold) => [sold.hotel, sold] as const))(
  '%s has the same rooms and boards in the catalogue and at the supplier, and the price from which it is sold',
  (hotel, sold) => {
    const { uuid } = supplied.find(({ name }) => name === hotel) ?? {}
    const rooms = catalogue.hotelRooms.filter(({ hotelUuid }) => hotelUuid === uuid)
    expect(rooms.map(({ uuid, type, name }) => ({ uuid, type, name }))).toEqual(
      sold.rooms.map(({ uuid, type, name }) => ({ uuid, type, name })),
    )
    const boards = catalogue.getawayBoardTypes.filter(({ getawayUuid }) => getawayUuid === sold.uuid)
    expect(boards.map(({ type }) => type)).toEqual(sold.boards.map(({ type }) => type))
    const getaway = catalogue.getaways.find(({ uuid }) => uuid === sold.uuid)
    const night =
      Math.min(...sold.rooms.map(({ usualPrice }) => usualPrice)) +
      2 * Math.min(...sold.boards.map(({ price }) => price))
    expect(night * (getaway?.nights ?? 0)).toBe(getaway?.priceFromAmount)
  },
)

test('its rooms are not sold by ourselves as well', () => {
  const hotels = supplied.map(({ uuid }) => uuid)
  const rooms = catalogue.hotelRooms.filter(({ hotelUuid }) => hotels.includes(hotelUuid))
  expect(rooms.length).toBeGreaterThan(0)
  for (const { uuid, usualPrice, allotment } of rooms) {
    expect([usualPrice, allotment]).toEqual([null, 0])
    expect(catalogue.hotelNights.some(({ roomUuid }) => roomUuid === uuid)).toBe(false)
  }
})
