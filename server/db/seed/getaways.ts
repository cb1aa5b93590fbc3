import { languages, type PerLanguage } from '#domain/site/languages.ts'
import { facilitiesOfKind, hotelFacilities, roomAmenities } from './data/amenities.ts'
import { type BoardKey, boards } from './data/boards.ts'
import { moodSentences, staySentences } from './data/getaway-sentences.ts'
import { type GetawaySeed, getawaySeeds } from './data/getaways.ts'
import { boardPricesAt } from './data/hotel-terms.ts'
import type { Sentences } from './data/spas/spa-sentences.ts'
import { hotelRateRows } from './hotel-rates.ts'
import { hotelRows, hotelUuid, otherSupplierOf } from './hotels.ts'
import { uuidOf } from './identity.ts'
import { inTurns } from './in-turns.ts'
import { chooseGallery, imageUuid } from './pictures.ts'
import { randomFor } from './random.ts'
import type { Row, SeedRows } from './seed-rows.ts'
import type { OrderedService } from './services/order-services.ts'
import { kebab } from './slugs.ts'
import { amenityUuid } from './spas/amenities.ts'
import { fill } from './spas/describe-spa.ts'
import type { PlacedSpa } from './spas/place-spas.ts'

type GetawayRows = Pick<
  SeedRows,
  | 'hotels'
  | 'hotelRooms'
  | 'hotelImages'
  | 'boardTypes'
  | 'hotelNights'
  | 'hotelPeriods'
  | 'hotelRatePlans'
  | 'hotelRatePenalties'
  | 'hotelBoardPrices'
  | 'getaways'
  | 'getawayTranslations'
  | 'getawayServices'
  | 'getawayBoardTypes'
  | 'getawayAmenities'
  | 'getawayImages'
>

type PlacedGetaway = { uuid: string; seed: GetawaySeed; spa: PlacedSpa; services: OrderedService[] }

export function getawayRows(spas: PlacedSpa[], services: OrderedService[], today: string, seed: number): GetawayRows {
  const getaways = getawaySeeds.map((getaway) => placeGetaway(getaway, spas, services))
  const take = inTurns()
  const staying = [...new Set(getaways.map(({ spa }) => spa))]
  const prices = new Map(staying.map((spa) => [spa, hotelPricesOf(getaways.filter((one) => one.spa === spa))]))
  const pricesAt = (spa: PlacedSpa) => prices.get(spa) as HotelPrices
  const hotels = hotelRows(staying, new Map([...prices].map(([spa, { room }]) => [spa, room])), seed)
  const roomsOf = Map.groupBy(hotels.hotelRooms, ({ hotelUuid }) => hotelUuid)
  const ours = staying.filter((spa) => !otherSupplierOf(spa))
  const withRooms = ours.map((spa) => ({
    spa,
    hotelUuid: hotelUuid(spa),
    rooms: roomsOf.get(hotelUuid(spa)) ?? [],
    boards: pricesAt(spa).boards,
  }))
  return {
    ...hotels,
    ...hotelRateRows(withRooms, today, seed),
    boardTypes: Object.entries(boards).map(([type, { name, description }]) => ({
      type,
      nameEs: name.es,
      namePt: name.pt,
      descriptionEs: description.es,
      descriptionPt: description.pt,
    })),
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
    getawayTranslations: getaways.flatMap((getaway) =>
      translationRows(getaway, [take(moodSentences[getaway.seed.mood]), take(staySentences)]),
    ),
    getawayServices: getaways.flatMap(({ uuid, services }) =>
      services.map((service, position) => ({ getawayUuid: uuid, position, serviceUuid: service.uuid })),
    ),
    getawayBoardTypes: getaways.flatMap(({ uuid, seed: { boards } }) =>
      boards.map((type, position) => ({ getawayUuid: uuid, position, type })),
    ),
    getawayAmenities: getaways.flatMap((getaway) => amenityRowsOf(getaway, seed)),
    getawayImages: getaways.flatMap((getaway) => imageRowsOf(getaway, seed)),
  }
}

/** What a room and a board cost at a hotel, by the stays that are sold there. In cents. */
type HotelPrices = { room: number; boards: Record<BoardKey, number> }

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

function placeGetaway(getaway: GetawaySeed, spas: PlacedSpa[], services: OrderedService[]): PlacedGetaway {
  const spa = spas.find(({ seed }) => seed.name === getaway.spa)
  if (!spa) throw new Error(`No spa ${getaway.spa} for ${getaway.es}`)
  const ofSpa = services.filter(({ spa: { uuid }, row }) => uuid === spa.uuid && row.status === 'enable')
  const forAdults = ofSpa.filter(
    ({ variant }) =>
      !variant.ageBand &&
      !variant.residency &&
      !variant.sessions &&
      !variant.isMondayToThursday &&
      !variant.isForPregnancy &&
      !variant.party.includes('child'),
  )
  const circuit = forAdults.find(({ recipe }) => recipe.isCircuit) ?? forAdults[0]
  const wanted = getaway.treatment ?? 'massage'
  const others = forAdults.filter((service) => service !== circuit)
  const treatment =
    others.find(({ recipe }) => recipe.key.endsWith(wanted)) ??
    others.find(({ recipe }) => recipe.tags.includes(wanted)) ??
    others[0]
  return {
    uuid: uuidOf('getaway', kebab(getaway.es)),
    seed: getaway,
    spa,
    services: [circuit, treatment].filter((service) => service !== undefined),
  }
}

function translationRows(
  { uuid, seed: getaway, spa }: PlacedGetaway,
  sentences: Sentences,
): Row<'getawayTranslations'>[] {
  return languages.map((language) => ({
    getawayUuid: uuid,
    language,
    name: fill(`${getaway[language]}, ${language === 'es' ? 'en el' : 'no'} {hotel}`, spa, language),
    shortName: getaway[language],
    description: sentences
      .map((sentence) =>
        capitalised(fill(sentence[language].replace('{nights}', nightsIn(getaway.nights)[language]), spa, language)),
      )
      .join(' '),
    slug: kebab(getaway[language]),
  }))
}

const numbers: Record<number, PerLanguage<string>> = {
  2: { es: 'dos', pt: 'duas' },
  3: { es: 'tres', pt: 'três' },
  4: { es: 'cuatro', pt: 'quatro' },
  5: { es: 'cinco', pt: 'cinco' },
}

function nightsIn(nights: number): PerLanguage<string> {
  if (nights === 1) return { es: 'una noche', pt: 'uma noite' }
  const inWords = numbers[nights] ?? { es: String(nights), pt: String(nights) }
  return { es: `${inWords.es} noches`, pt: `${inWords.pt} noites` }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function amenityRowsOf({ uuid, spa }: PlacedGetaway, seed: number): Row<'getawayAmenities'>[] {
  const random = randomFor(seed, 'getaway amenities', uuid)
  const view = spa.setting === 'mountain' ? ['mountain-view'] : spa.setting.endsWith('coast') ? ['sea-view'] : []
  const amenities = [...view, ...random.sample(roomAmenities, 3)]
  const facilities = [...facilitiesOfKind[spa.seed.kind].slice(0, 4), ...random.sample(hotelFacilities, 2)]
  return [
    ...amenities.map((key) => ({ getawayUuid: uuid, kind: 'amenity' as const, amenityUuid: amenityUuid(key) })),
    ...facilities.map((key) => ({ getawayUuid: uuid, kind: 'facility' as const, amenityUuid: amenityUuid(key) })),
  ]
}

const subjectsOfMood = {
  romantic: ['couple', 'private', 'bath', 'dinner'],
  family: ['kids', 'day-pass', 'pool', 'hydro'],
  rest: ['thalasso', 'pool', 'thermal', 'relax'],
  food: ['wine', 'dinner', 'food'],
  snow: ['snow', 'sauna', 'hotel'],
} as const

/** Two of the stay; its hotel and its spa have pictures of their own. */
function imageRowsOf({ uuid, seed: { mood }, spa }: PlacedGetaway, seed: number): Row<'getawayImages'>[] {
  const random = randomFor(seed, 'getaway pictures', uuid)
  const gallery = chooseGallery({ subjects: subjectsOfMood[mood], spa, count: 2, random })
  return gallery.map(({ file }, position) => ({ getawayUuid: uuid, position, imageUuid: imageUuid(file) }))
}
