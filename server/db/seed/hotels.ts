import { shareOf } from '#domain/getaways/price-stay.ts'
import type { PerLanguage } from '#domain/site/languages.ts'
import { hotelSentences } from './data/getaway-sentences.ts'
import { hotelConditions, otherSuppliers } from './data/hotel-terms.ts'
import { rooms } from './data/rooms.ts'
import { uuidOf } from './identity.ts'
import { inTurns } from './in-turns.ts'
import { locationUuid } from './locations.ts'
import { chooseGallery, imageUuid } from './pictures.ts'
import { randomFor } from './random.ts'
import type { Row, SeedRows } from './seed-rows.ts'
import { fill } from './spas/describe-spa.ts'
import type { PlacedSpa } from './spas/place-spas.ts'
import { chooseSpaGalleries } from './spas/spa-pictures.ts'

/** Whom a spa's hotel leaves its rooms to, if not to us. */
export const otherSupplierOf = ({ seed: { hotel } }: PlacedSpa) => (hotel && otherSuppliers[hotel[0]]) ?? null

export const hotelUuid = (spa: PlacedSpa) => uuidOf('hotel', spa.uuid)

/** The hotels of these spas, with their rooms and pictures. A plain room costs its hotel's usual price. */
export function hotelRows(
  spas: PlacedSpa[],
  usualPrices: ReadonlyMap<PlacedSpa, number>,
  seed: number,
): Pick<SeedRows, 'hotels' | 'hotelRooms' | 'hotelImages'> {
  const take = inTurns()
  return {
    hotels: spas.map((spa) => hotelRow(spa, take(hotelSentences), take(hotelConditions))),
    hotelRooms: spas.flatMap((spa) => roomRows(spa, usualPrices.get(spa) ?? 0, seed)),
    hotelImages: spas.flatMap((spa) => hotelImageRows(spa, seed)),
  }
}

function hotelRow(spa: PlacedSpa, sentence: PerLanguage<string>, conditions: PerLanguage<string>): Row<'hotels'> {
  if (!spa.seed.hotel) throw new Error(`${spa.seed.name} has no hotel to stay at`)
  const [name, stars] = spa.seed.hotel
  return {
    uuid: hotelUuid(spa),
    name,
    stars,
    locationUuid: locationUuid(spa.town.key),
    country: spa.town.country,
    supplier: otherSupplierOf(spa) ?? 'built-in',
    descriptionEs: fill(sentence.es, spa, 'es'),
    descriptionPt: fill(sentence.pt, spa, 'pt'),
    checkIn: '15:00',
    checkOut: '12:00',
    conditionsEs: conditions.es,
    conditionsPt: conditions.pt,
  }
}

/** Every hotel has a plain double room, and one to three better ones. */
function roomRows(spa: PlacedSpa, usualPrice: number, seed: number): Row<'hotelRooms'>[] {
  const random = randomFor(seed, 'rooms', spa.uuid)
  const [plain, ...better] = rooms
  const chosen = random.sample(
    better.filter(({ in: settings }) => !settings || settings.includes(spa.setting)),
    random.between(1, 3),
  )
  return [plain, ...better.filter((room) => chosen.includes(room))].map(({ type, name }, position) => ({
    uuid: uuidOf('room', spa.uuid, type),
    hotelUuid: hotelUuid(spa),
    type,
    nameEs: name.es,
    namePt: name.pt,
    ...(otherSupplierOf(spa)
      ? { usualPrice: null, allotment: 0 }
      : { usualPrice: shareOf(usualPrice, sharePercents[position] ?? 100), allotment: allotments[position] ?? 1 }),
    position,
  }))
}

/** What better rooms cost of the plain one, and how many of each there are. */
const sharePercents = [100, 118, 142, 175]
const allotments = [6, 4, 2, 1]

/** Its rooms, the house and its table, each another scene; and not the one that opens its spa's gallery. */
function hotelImageRows(spa: PlacedSpa, seed: number): Row<'hotelImages'>[] {
  const random = randomFor(seed, 'hotel pictures', spa.uuid)
  const [spaOpener] = chooseSpaGalleries([spa], seed).flatMap(({ gallery }) => gallery)
  const without = spaOpener ? [spaOpener.scene] : []
  const ofHouse = chooseGallery({ subjects: ['hotel', 'food', 'relax'], spa, count: 2, without, random })
  const ofRooms = chooseGallery({ subjects: ['room'], spa, count: 2, random })
  const images = [
    ...ofRooms.slice(0, 1).map(({ file }) => ({ file, rel: 'room' })),
    ...ofHouse.map(({ file }) => ({ file, rel: 'hotel' })),
    ...ofRooms.slice(1).map(({ file }) => ({ file, rel: 'room' })),
  ]
  return images.map(({ file, rel }, position) => ({
    hotelUuid: hotelUuid(spa),
    position,
    rel,
    imageUuid: imageUuid(file),
  }))
}
