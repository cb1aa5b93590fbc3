import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { closedNight, type NightIndex, type RoomNights } from '#features/search/rules/stays/finding/night-index.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database, OpenDatabase } from '#platform/server/db/client.ts'
import { type LiveIndex, openLiveIndex, type Pace } from '#platform/server/db/live-index.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'

declare module '#platform/server/services.ts' {
  interface Services {
    /** The nights of our own rooms, for finding getaways by dates. */
    nights: NightStore
  }
}

/** The nights of our own rooms, for finding getaways. What is sold is asked of the supplier. */
export type NightStore = LiveIndex<NightIndex>

type Needs = { database: OpenDatabase; connectionString: string; clock: Clock; log: Logger; pace?: Pace }

/**
 * All nights of 400 getaways cost a second of the processor's time. A listener that hears nothing is noticed by its
 * heartbeat, and everything is read then: what else could be missed is a trigger that somebody switched off.
 */
export const usualPace: Pace = { between: 3000, whole: 60 * 60_000, again: 1000 }

export const openNights = ({ database, connectionString, clock, log, pace = usualPace }: Needs): Promise<NightStore> =>
  openLiveIndex({
    name: 'nights',
    // Names the rooms whose nights have changed.
    channel: 'nights_changed',
    connectionString,
    log,
    pace,
    readWhole: () => readNightIndex(database.db, madridDay(clock.now())),
    rereadParts: (index, rooms) => rereadRooms(database.db, index, rooms),
  })

/** In one piece, hundreds of thousands of nights would keep everybody else waiting for a tenth of a second. */
const roomsAtOnce = 50

/** Every night from a day on. A room that changes meanwhile is named by the database, and read again. */
async function readNightIndex(db: Database, firstNight: Day): Promise<NightIndex> {
  const { rows } = await db.execute<{ uuid: string }>(sql`select uuid from hotel_rooms order by uuid`)
  const rooms = new Map<string, RoomNights>()
  for (let at = 0; at < rows.length; at += roomsAtOnce) {
    const some = rows.slice(at, at + roomsAtOnce).map(({ uuid }) => uuid)
    for (const [uuid, nights] of await readRooms(db, firstNight, some)) rooms.set(uuid, nights)
  }
  return { firstNight, rooms }
}

/** The same index with the nights of some rooms as they are now. */
async function rereadRooms(db: Database, index: NightIndex, roomUuids: readonly string[]): Promise<NightIndex> {
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
async function readRooms(db: Database, firstNight: Day, roomUuids: readonly string[]) {
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
