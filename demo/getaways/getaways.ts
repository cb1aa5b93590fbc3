import { shareOf } from '#features/catalogue/rules/getaways/price-stay.ts'
import { defaultLanguage, languages } from '#platform/i18n/languages.ts'
import { uuidOf } from '../identity.ts'
import { imageUuid } from '../pictures.ts'
import { randomFor } from '../random.ts'
import type { SeedRow } from '../seed-rows.ts'
import { isForAnyone } from '../services/arrange-services.ts'
import type { OrderedService } from '../services/order-services.ts'
import { kebab } from '../slugs.ts'
import { amenityUuid } from '../spas/amenities.ts'
import { fillSpaText } from '../spas/describe-spa.ts'
import type { PlacedSpa } from '../spas/place-spas.ts'
import { facilities } from '../tables/amenities.ts'
import { type BoardKey, boardKeys, boards } from '../tables/boards.ts'
import type { GetawaySeed } from '../tables/getaways.ts'
import type { HotelSeed } from '../tables/hotels.ts'
import { phrases } from '../tables/phrases.ts'
import { hotelRateRows } from './hotel-rates.ts'
import { hotelRows, hotelUuid, otherSupplierOf } from './hotels.ts'

type PlacedGetaway = { uuid: string; seed: GetawaySeed; spa: PlacedSpa; services: OrderedService[] }

export type StaySeeds = { getaways: GetawaySeed[]; hotels: HotelSeed[] }

export function getawayRows(
  stays: StaySeeds,
  spas: PlacedSpa[],
  services: OrderedService[],
  today: string,
  seed: number,
) {
  const spaNamed = new Map(spas.map((spa) => [spa.seed.name, spa]))
  const servicesOf = Map.groupBy(services, ({ spa }) => spa.uuid)
  const getaways = stays.getaways.map((getaway) => placeGetaway(getaway, spaNamed, servicesOf))
  const staysOf = Map.groupBy(getaways, ({ spa }) => spa)
  const seedOf = new Map(stays.hotels.map((hotel) => [hotel.spa, hotel]))
  const prices = new Map([...staysOf].map(([spa, there]) => [spa, hotelPricesOf(there)]))
  const pricesAt = (spa: PlacedSpa) => prices.get(spa) as HotelPrices
  const hotels = hotelRows(
    [...staysOf].map(([spa, there]) => ({
      spa,
      seed: seedOf.get(spa.seed.name),
      usualPrice: pricesAt(spa).room,
      photos: there.flatMap((stay) => stay.seed.photos),
    })),
    seed,
  )
  const roomsOf = Map.groupBy(hotels.hotelRooms, ({ hotelUuid }) => hotelUuid)
  const ours = [...staysOf.keys()].filter((spa) => !otherSupplierOf(spa))
  const withRooms = ours.map((spa) => ({
    spa,
    hotelUuid: hotelUuid(spa),
    rooms: roomsOf.get(hotelUuid(spa)) ?? [],
    boards: pricesAt(spa).boards,
  }))
  return {
    ...hotels,
    ...hotelRateRows(withRooms, today, seed),
    boardTypes: Object.entries(boards).map(([type, { name, description }]) => ({ type, name, description })),
    getaways: getaways.map(({ uuid, seed, spa }, position) => ({
      uuid,
      uuidRevision: uuidOf('revision', uuid, 1),
      hotelUuid: hotelUuid(spa),
      spaUuid: spa.uuid,
      nights: seed.nights,
      priceFromAmount: seed.euros * 100,
      nightSupplement: roomPart(seed, pricesAt(spa).boards) - pricesAt(spa).room,
      position,
    })),
    getawayTranslations: getaways.flatMap(translationRows),
    getawayServices: getaways.flatMap(({ uuid, services }) =>
      services.map((service, position) => ({ getawayUuid: uuid, position, serviceUuid: service.uuid })),
    ),
    getawayBoardTypes: getaways.flatMap(({ uuid, seed: { boards } }) =>
      boards.map((type, position) => ({ getawayUuid: uuid, position, type })),
    ),
    getawayAmenities: getaways.flatMap((getaway) => amenityRowsOf(getaway, seed)),
    getawayImages: getaways.flatMap(imageRowsOf),
  }
}

/** What a room and a board cost at a hotel, by the stays that are sold there. In cents. */
type HotelPrices = { room: number; boards: Record<BoardKey, number> }

/** A cheaper hotel has a cheaper table. */
const boardPricesAt = (nightForTwo: number) =>
  Object.fromEntries(
    boardKeys.map((board) => [board, shareOf(boards[board].price, Math.min(100, nightForTwo / 200))]),
  ) as Record<BoardKey, number>

/** A room alone costs a fifth less than the plainest stay in it, which has the spa's part too. */
function hotelPricesOf(getaways: PlacedGetaway[]): HotelPrices {
  const boards = boardPricesAt(Math.min(...getaways.map(({ seed }) => nightOf(seed))))
  const room = Math.min(...getaways.map(({ seed }) => roomPart(seed, boards)))
  return { room: Math.round((room * 0.8) / 100) * 100, boards }
}

const nightOf = ({ euros, nights }: GetawaySeed) => Math.round((euros * 100) / nights)

/** What a night of a stay costs two without its cheapest board. */
const roomPart = (getaway: GetawaySeed, boards: HotelPrices['boards']) =>
  nightOf(getaway) - 2 * Math.min(...getaway.boards.map((board) => boards[board]))

function placeGetaway(
  getaway: GetawaySeed,
  spaNamed: ReadonlyMap<string, PlacedSpa>,
  servicesOf: ReadonlyMap<string, OrderedService[]>,
): PlacedGetaway {
  const spa = spaNamed.get(getaway.spa)
  if (!spa) throw new Error(`No spa ${getaway.spa} for ${getaway[defaultLanguage]}`)
  const ofSpa = (servicesOf.get(spa.uuid) ?? []).filter(({ row }) => row.status === 'enable')
  const forAdults = ofSpa.filter(isForAnyone)
  const circuit = forAdults.find(({ recipe }) => recipe.isCircuit) ?? forAdults[0]
  const wanted = getaway.treatment ?? 'massage'
  const others = forAdults.filter((service) => service !== circuit)
  const treatment =
    others.find(({ recipe }) => recipe.key.endsWith(wanted)) ??
    others.find(({ recipe }) => recipe.tags.includes(wanted)) ??
    others[0]
  return {
    uuid: uuidOf('getaway', kebab(getaway[defaultLanguage])),
    seed: getaway,
    spa,
    services: [circuit, treatment].filter((service) => service !== undefined),
  }
}

function translationRows({ uuid, seed: getaway, spa }: PlacedGetaway): SeedRow<'getawayTranslations'>[] {
  return languages.map((language) => ({
    getawayUuid: uuid,
    language,
    name: fillSpaText(`${getaway[language]}, ${phrases[language].atHotel}`, spa, language),
    shortName: getaway[language],
    description: getaway.description[language],
    slug: kebab(getaway[language]),
  }))
}

function amenityRowsOf({ uuid, spa }: PlacedGetaway, seed: number): SeedRow<'getawayAmenities'>[] {
  const random = randomFor(seed, 'getaway amenities', uuid)
  const { mountain, coast } = facilities.views
  const view = spa.setting === 'mountain' ? [mountain] : spa.setting.endsWith('coast') ? [coast] : []
  const ofRooms = [...view, ...random.sample(facilities.ofRooms, 3)]
  const ofHouse = [...facilities.ofKind[spa.seed.kind].slice(0, 4), ...random.sample(facilities.ofHotels, 2)]
  return [
    ...ofRooms.map((key) => ({ getawayUuid: uuid, kind: 'amenity' as const, amenityUuid: amenityUuid(key) })),
    ...ofHouse.map((key) => ({ getawayUuid: uuid, kind: 'facility' as const, amenityUuid: amenityUuid(key) })),
  ]
}

/** Two of the stay; its hotel and its spa have pictures of their own. */
const imageRowsOf = ({ uuid, seed: { photos } }: PlacedGetaway): SeedRow<'getawayImages'>[] =>
  photos.map((photo, position) => ({ getawayUuid: uuid, position, imageUuid: imageUuid(`${photo}.jpg`) }))
