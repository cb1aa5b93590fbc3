import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { hotelNights } from '#features/catalogue/server/schema/hotel-rates.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'

/** The nights of some room types, in their order, by the room's uuid. */
export async function readNights(db: Database | Transaction, roomUuids: string[], { from, to }: Stay) {
  const rows = await db
    .select({
      roomUuid: hotelNights.roomUuid,
      night: hotelNights.night,
      price: hotelNights.price,
      offerPercent: hotelNights.offerPercent,
      minimumNights: hotelNights.minimumNights,
      isClosed: hotelNights.isClosed,
      free: sql<number>`${hotelNights.allotment} - ${hotelNights.held} - ${hotelNights.sold}`,
    })
    .from(hotelNights)
    .where(and(inArray(hotelNights.roomUuid, roomUuids), gte(hotelNights.night, from), lt(hotelNights.night, to)))
    .orderBy(asc(hotelNights.night))
  return Map.groupBy(rows, ({ roomUuid }) => roomUuid)
}

/** Locks the nights of a stay in their order, so that two buyers never wait for each other in a circle. */
export async function lockNights(tx: Transaction, roomUuid: string, { from, to }: Stay): Promise<void> {
  await tx
    .select({ night: hotelNights.night })
    .from(hotelNights)
    .where(nightsOfRoom(roomUuid, { from, to }))
    .orderBy(asc(hotelNights.night))
    .for('update')
}

/** Changes how many rooms are held and sold. Where that would be more than there are, the database refuses. */
export async function moveRooms(
  tx: Transaction,
  { roomUuid, from, to, held, sold }: Stay & { roomUuid: string; held: number; sold: number },
): Promise<void> {
  await tx
    .update(hotelNights)
    .set({ held: sql`${hotelNights.held} + ${held}`, sold: sql`${hotelNights.sold} + ${sold}` })
    .where(nightsOfRoom(roomUuid, { from, to }))
}

const nightsOfRoom = (roomUuid: string, { from, to }: Stay) =>
  and(eq(hotelNights.roomUuid, roomUuid), gte(hotelNights.night, from), lt(hotelNights.night, to))
