import { sql } from 'drizzle-orm'
import { closedNight, type NightIndex, type RoomNights } from '#features/search/rules/stays/finding/night-index.ts'
import type { Database } from '#platform/server/db/client.ts'
import type { Day } from '#platform/time/dates.ts'

/** In one piece, hundreds of thousands of nights would keep everybody else waiting for a tenth of a second. */
const roomsAtOnce = 50

/** Every night from a day on. A room that changes meanwhile is named by the database, and read again. */
export async function readNightIndex(db: Database, firstNight: Day): Promise<NightIndex> {
  const { rows } = await db.execute<{ uuid: string }>(sql`select uuid from hotel_rooms order by uuid`)
  const rooms = new Map<string, RoomNights>()
  for (let at = 0; at < rows.length; at += roomsAtOnce) {
    const some = rows.slice(at, at + roomsAtOnce).map(({ uuid }) => uuid)
    for (const [uuid, nights] of await readRooms(db, firstNight, some)) rooms.set(uuid, nights)
  }
  return { firstNight, rooms }
}

/** The same index with the nights of some rooms as they are now. */
export async function rereadRooms(db: Database, index: NightIndex, roomUuids: readonly string[]): Promise<NightIndex> {
  const { firstNight } = index
  const read = await readRooms(db, firstNight, roomUuids)
  const rooms = new Map([...index.rooms].filter(([uuid]) => !roomUuids.includes(uuid)))
  for (const [uuid, nights] of read) rooms.set(uuid, nights)
  return { firstNight, rooms }
}

/**
 * The database packs the nights of a room into one value: as rows, hundreds of thousands of them would keep this
 * process busy for seconds.
 */
async function readRooms(
  db: Database,
  firstNight: Day,
  roomUuids: readonly string[],
): Promise<Map<string, RoomNights>> {
  const { rows } = await db.execute<{ room: string; nights: Buffer }>(sql`
    select room_uuid as room, string_agg(
      int2send((night - ${firstNight}::date)::int2) || int4send(price) || int2send(offer_percent::int2)
        || int2send(minimum_nights::int2)
        || int2send((case when is_closed then ${sql.raw(String(closedNight))} else least(allotment - held - sold, 32767) end)::int2),
      ''::bytea) as nights
    from hotel_nights
    where night >= ${firstNight}::date and room_uuid = any(${sql.param([...roomUuids])}::uuid[])
    group by room_uuid`)
  return new Map(rows.map(({ room, nights }) => [room, unpack(nights)]))
}

const bytesPerNight = 12

function unpack(packed: Buffer): RoomNights {
  let last = -1
  for (let at = 0; at < packed.length; at += bytesPerNight) last = Math.max(last, packed.readInt16BE(at))
  const nights: RoomNights = {
    prices: new Int32Array(last + 1),
    offerPercents: new Uint8Array(last + 1),
    minimumNights: new Uint8Array(last + 1),
    // A night between others that has no row is not sold.
    free: new Int16Array(last + 1).fill(closedNight),
  }
  for (let at = 0; at < packed.length; at += bytesPerNight) {
    const night = packed.readInt16BE(at)
    nights.prices[night] = packed.readInt32BE(at + 2)
    nights.offerPercents[night] = packed.readInt16BE(at + 6)
    nights.minimumNights[night] = packed.readInt16BE(at + 8)
    nights.free[night] = packed.readInt16BE(at + 10)
  }
  return nights
}
