import { asc } from 'drizzle-orm'
import type { Hotel } from '#features/catalogue/rules/getaways/getaway.ts'
import type { RatePlan } from '#features/catalogue/rules/getaways/rate-plan.ts'
import { hotelName } from '#features/catalogue/rules/spas/titles.ts'
import { hotelRooms, hotels } from '#features/catalogue/server/schema/getaways.ts'
import { hotelBoardPrices, hotelRatePenalties, hotelRatePlans } from '#features/catalogue/server/schema/hotel-rates.ts'
import type { Database } from '#platform/server/db/client.ts'
import type { Pictures } from './load-images.ts'
import { groupBy } from './rows.ts'

export async function loadHotels(db: Database, pictures: Pictures): Promise<Map<string, Hotel>> {
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
