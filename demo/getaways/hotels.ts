import { shareOf } from '#features/catalogue/rules/getaways/price-stay.ts'
import type { PerLanguage } from '#platform/i18n/languages.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'
import { uuidOf } from '../identity.ts'
import { inTurns } from '../in-turns.ts'
import { locationUuid } from '../locations.ts'
import { chooseGallery, imageUuid } from '../pictures.ts'
import { randomFor } from '../random.ts'
import type { SeedRow, SeedRows } from '../seed-rows.ts'
import type { PlacedSpa } from '../spas/place-spas.ts'
import { chooseSpaGalleries } from '../spas/spa-pictures.ts'
import { hotelTerms } from '../tables/hotel-terms.ts'
import type { HotelSeed } from '../tables/hotels.ts'

/** Whom a spa's hotel leaves its rooms to, if not to us. */
export const otherSupplierOf = ({ seed: { hotel } }: PlacedSpa) =>
  (hotel && hotelTerms.otherSuppliers[hotel[0]]) ?? null

export const hotelUuid = (spa: PlacedSpa) => uuidOf('hotel', spa.uuid)

/** `photos`: those of its getaways, whose scenes its own pictures leave out. `usualPrice`: of its plainest room. */
type SeededHotel = { spa: PlacedSpa; seed: HotelSeed | undefined; usualPrice: number; photos: readonly string[] }

/** Hotels with their rooms and pictures. */
export function hotelRows(
  hotels: SeededHotel[],
  seed: number,
): Pick<SeedRows, 'hotels' | 'hotelRooms' | 'hotelImages'> {
  const take = inTurns()
  const known = hotels.map(({ spa, seed: hotel, ...facts }) => {
    if (!hotel || !spa.seed.hotel) throw new Error(`${spa.seed.name} has no hotel to stay at`)
    return { spa, hotel, named: spa.seed.hotel, ...facts }
  })
  return {
    hotels: known.map((one) => hotelRow(one, take(hotelTerms.conditions))),
    hotelRooms: known.flatMap(roomRows),
    hotelImages: known.flatMap((one) => hotelImageRows(one, seed)),
  }
}

type KnownHotel = Omit<SeededHotel, 'seed'> & { hotel: HotelSeed; named: [name: string, stars: number] }

function hotelRow(
  { spa, hotel, named: [name, stars] }: KnownHotel,
  conditions: PerLanguage<string>,
): SeedRow<'hotels'> {
  return {
    uuid: hotelUuid(spa),
    name,
    stars,
    locationUuid: locationUuid(spa.town.key),
    country: spa.town.country,
    supplier: otherSupplierOf(spa) ?? 'built-in',
    description: hotel.description,
    checkIn: '15:00',
    checkOut: '12:00',
    conditions,
  }
}

const roomRows = ({ spa, hotel, usualPrice }: KnownHotel): SeedRow<'hotelRooms'>[] =>
  hotel.rooms.map(({ type, name, details, photo }, position) => ({
    uuid: uuidOf('room', spa.uuid, type),
    hotelUuid: hotelUuid(spa),
    type,
    name,
    details,
    imageUuid: imageUuid(`${photo}.jpg`),
    ...(otherSupplierOf(spa)
      ? { usualPrice: null, allotment: 0 }
      : { usualPrice: shareOf(usualPrice, sharePercents[position] ?? 100), allotment: allotments[position] ?? 1 }),
    position,
  }))

/** What better rooms cost of the plain one, and how many of each there are. */
const sharePercents = [100, 118, 142]
const allotments = [6, 4, 2]

/**
 * A room and the hotel itself, which with two of the stay and one of the spa make a gallery of five. Where the spa's
 * shows what the stay shows already, there is one more of the hotel.
 */
function hotelImageRows({ spa, hotel, photos }: KnownHotel, seed: number): SeedRow<'hotelImages'>[] {
  const random = randomFor(seed, 'hotel pictures', spa.uuid)
  const rooms = hotel.rooms.slice(0, 1).map(({ photo }) => `${photo}.jpg`)
  const shown = [...photos, ...rooms].map(sceneOf)
  const spaScenes = chooseSpaGalleries([spa], seed).flatMap(({ gallery }) =>
    gallery.slice(0, 1).map(({ scene }) => scene),
  )
  const ofHotel = chooseGallery({
    subjects: ['hotel', 'relax', 'food'],
    spa,
    count: spaScenes.every((scene) => shown.includes(scene)) ? 2 : 1,
    without: [...shown, ...spaScenes],
    random,
  })
  const images = [
    ...rooms.map((file) => ({ file, rel: 'room' })),
    ...ofHotel.map(({ file }) => ({ file, rel: 'hotel' })),
  ]
  return images.map(({ file, rel }, position) => ({
    hotelUuid: hotelUuid(spa),
    position,
    rel,
    imageUuid: imageUuid(file),
  }))
}
