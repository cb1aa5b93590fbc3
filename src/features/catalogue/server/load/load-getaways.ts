import { asc } from 'drizzle-orm'
import type { BoardType, Getaway, Hotel } from '#features/catalogue/rules/getaways/getaway.ts'
import type { RatePlan } from '#features/catalogue/rules/getaways/rate-plan.ts'
import { hotelName } from '#features/catalogue/rules/spas/titles.ts'
import type { Amenity } from '#features/catalogue/rules/tag.ts'
import {
  boardTypes,
  getawayAmenities,
  getawayBoardTypes,
  getawayServices,
  getaways,
  getawayTranslations,
  hotelRooms,
  hotels,
} from '#features/catalogue/server/schema/getaways.ts'
import { hotelBoardPrices, hotelRatePenalties, hotelRatePlans } from '#features/catalogue/server/schema/hotel-rates.ts'
import type { Database } from '#platform/server/db/client.ts'
import type { Pictures } from './load-images.ts'
import { groupBy, textsPerLanguage } from './rows.ts'

export async function loadGetaways(
  db: Database,
  pictures: Pictures,
  amenities: Map<string, Amenity>,
): Promise<Getaway[]> {
  const houses = await loadHotels(db, pictures)
  const boards = await loadBoardTypes(db)
  const rows = await db.select().from(getaways).orderBy(asc(getaways.position), asc(getaways.uuid))
  const texts = groupBy(await db.select().from(getawayTranslations), (row) => row.getawayUuid)
  const included = groupBy(
    await db.select().from(getawayServices).orderBy(asc(getawayServices.position)),
    (row) => row.getawayUuid,
  )
  const boarding = groupBy(
    await db.select().from(getawayBoardTypes).orderBy(asc(getawayBoardTypes.position)),
    (row) => row.getawayUuid,
  )
  const comforts = groupBy(await db.select().from(getawayAmenities), (row) => row.getawayUuid)
  return rows.map(({ hotelUuid, priceFromAmount, currency, position: _, ...row }) => {
    const comfortsOf = (kind: 'amenity' | 'facility') =>
      (comforts.get(row.uuid) ?? [])
        .filter((comfort) => comfort.kind === kind)
        .flatMap(({ amenityUuid }) => amenities.get(amenityUuid) ?? [])
    return {
      ...row,
      hotel: houses.get(hotelUuid) as Hotel,
      serviceUuids: (included.get(row.uuid) ?? []).map(({ serviceUuid }) => serviceUuid),
      priceFrom: { amount: priceFromAmount, currency },
      boardTypes: (boarding.get(row.uuid) ?? []).flatMap(({ type }) => boards.get(type) ?? []),
      amenities: comfortsOf('amenity'),
      facilities: comfortsOf('facility'),
      images: pictures.getaways.get(row.uuid) ?? [],
      translations: textsPerLanguage(texts.get(row.uuid), ({ getawayUuid: _, language: __, ...own }) => own),
    }
  })
}

async function loadBoardTypes(db: Database): Promise<Map<string, BoardType>> {
  const rows = await db.select().from(boardTypes)
  return new Map(rows.map((row) => [row.type, row]))
}

async function loadHotels(db: Database, pictures: Pictures): Promise<Map<string, Hotel>> {
  const rooms = groupBy(await db.select().from(hotelRooms).orderBy(asc(hotelRooms.position)), (row) => row.hotelUuid)
  const plans = await loadRatePlans(db)
  const boards = groupBy(await db.select().from(hotelBoardPrices), (row) => row.hotelUuid)
  const rows = await db.select().from(hotels)
  return new Map(
    rows.map(({ description, ...row }) => [
      row.uuid,
      {
        ...row,
        name: hotelName(row.name, row.country),
        country: row.country.toUpperCase(),
        images: pictures.hotels.get(row.uuid) ?? [],
        descriptions: description,
        rooms: (rooms.get(row.uuid) ?? []).map((room) => ({
          uuid: room.uuid,
          type: room.type,
          name: room.name,
          details: room.details,
          image: pictures.rooms.get(room.uuid)?.[0] ?? null,
        })),
        ratePlans: plans.get(row.uuid) ?? [],
        boardPrices: Object.fromEntries((boards.get(row.uuid) ?? []).map(({ boardType, price }) => [boardType, price])),
      },
    ]),
  )
}

async function loadRatePlans(db: Database): Promise<Map<string, RatePlan[]>> {
  const penalties = groupBy(await db.select().from(hotelRatePenalties), (row) => row.planUuid)
  const rows = await db.select().from(hotelRatePlans).orderBy(asc(hotelRatePlans.position))
  const groups = groupBy(rows, (row) => row.hotelUuid)
  return new Map(
    [...groups].map(([hotel, plans]) => [
      hotel,
      plans.map(({ uuid, hotelUuid: _, position: __, ...plan }) => ({
        ...plan,
        penalties: (penalties.get(uuid) ?? []).map(({ planUuid: _, ...penalty }) => penalty),
      })),
    ]),
  )
}
