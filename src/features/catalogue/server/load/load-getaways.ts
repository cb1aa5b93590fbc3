import { asc } from 'drizzle-orm'
import type { BoardType, Getaway, Hotel } from '#features/catalogue/rules/getaways/getaway.ts'
import type { Amenity } from '#features/catalogue/rules/tag.ts'
import {
  boardTypes,
  getawayAmenities,
  getawayBoardTypes,
  getawayServices,
  getaways,
  getawayTranslations,
} from '#features/catalogue/server/schema/getaways.ts'
import type { Database } from '#platform/server/db/client.ts'
import { loadHotels } from './load-hotels.ts'
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
