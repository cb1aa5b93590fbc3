import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type {
  ConfirmedStay,
  ConfirmStay,
  HoldStay,
  StayRecord,
} from '#features/catalogue/rules/getaways/hotel-rates.ts'
import type { RoomNight } from '#features/catalogue/rules/getaways/price-stay.ts'
import { occupanciesFor } from '#features/catalogue/rules/getaways/rate.ts'
import type { Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { hotelStays } from '#features/catalogue/server/schema/hotel-rates.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { firstRow, violatedConstraint } from '#platform/server/db/prepared.ts'
import type { Services } from '#platform/server/services.ts'
import { lockNights, moveRooms } from './read-nights.ts'

export type StayRow = typeof hotelStays.$inferSelect

const stayOf = ({ arrival, departure }: StayRow): Stay => ({ from: arrival, to: departure })

/** Keeps rooms of a type. Whoever is too late is refused by the database. */
export async function holdRooms(
  db: Database,
  held: HoldStay & { holdReference: string; roomUuid: string },
): Promise<Result<string, 'no-availability'>> {
  const { request, choice, roomUuid, reference, until } = held
  const rooms = occupanciesFor(request.numPax).length
  return refusedWhenFull(() =>
    db.transaction(async (tx) => {
      const earlier = await lockHold(tx, reference)
      if (earlier && isSame(earlier, held, rooms)) {
        await tx.update(hotelStays).set({ heldUntil: until }).where(eq(hotelStays.holdReference, earlier.holdReference))
        return earlier.holdReference
      }
      if (earlier) await endHold(tx, earlier)
      await lockNights(tx, roomUuid, request)
      await moveRooms(tx, { roomUuid, from: request.from, to: request.to, held: rooms, sold: 0 })
      await tx.insert(hotelStays).values({
        holdReference: held.holdReference,
        reference,
        packageUuid: request.packageUuid,
        roomUuid,
        arrival: request.from,
        departure: request.to,
        rooms,
        boardType: choice.boardType,
        planType: choice.type,
        price: held.price.amount,
        state: 'held',
        heldUntil: until,
      })
      return held.holdReference
    }),
  )
}

const isSame = (
  earlier: StayRow,
  { reference, request, choice, price, roomUuid }: HoldStay & { roomUuid: string },
  rooms: number,
) =>
  earlier.state === 'held' &&
  earlier.reference === reference &&
  earlier.packageUuid === request.packageUuid &&
  earlier.roomUuid === roomUuid &&
  earlier.arrival === request.from &&
  earlier.departure === request.to &&
  earlier.rooms === rooms &&
  earlier.boardType === choice.boardType &&
  earlier.planType === choice.type &&
  earlier.price === price.amount

export async function releaseRooms(db: Database, holdReference: string): Promise<void> {
  await db.transaction(async (tx) => {
    const stay = await lockStay(tx, holdReference)
    if (stay) await endHold(tx, stay)
  })
}

/** Sells what is held, or what was held and is still free. If another stay has the drawn name, another is drawn. */
export async function sellRooms(
  db: Database,
  request: ConfirmStay,
  drawLocator: () => string,
): Promise<Result<ConfirmedStay, 'gone'>> {
  for (let tries = 0; tries < 20; tries++) {
    try {
      const sold = await refusedWhenFull(() => sellAs(db, request, drawLocator()))
      return sold.ok && sold.value ? ok({ hotelLocator: sold.value }) : fail('gone')
    } catch (error) {
      if (violatedConstraint(error) !== hotelStays.hotelLocator.uniqueName) throw error
    }
  }
  throw new Error('No locator is free')
}

const sellAs = (db: Database, request: ConfirmStay, locator: string): Promise<string | null> =>
  db.transaction(async (tx) => {
    const stay = await lockStay(tx, request.holdReference)
    const earlier = await soldStay(tx, request.reference)
    if (earlier) return earlier.state === 'confirmed' ? earlier.hotelLocator : null
    if (!stay || stay.reference !== request.reference) return null
    const held = stay.state === 'held' ? -stay.rooms : 0
    await lockNights(tx, stay.roomUuid, stayOf(stay))
    await moveRooms(tx, { ...stayOf(stay), roomUuid: stay.roomUuid, held, sold: stay.rooms })
    await tx
      .update(hotelStays)
      .set({
        state: 'confirmed',
        hotelLocator: locator,
        guestName: `${request.guest.name} ${request.guest.surname}`,
        comment: request.comment,
      })
      .where(eq(hotelStays.holdReference, stay.holdReference))
    return locator
  })

export async function cancelStay(db: Database, reference: string): Promise<Result<null, 'unknown'>> {
  return db.transaction(async (tx) => {
    const sold = await soldStay(tx, reference)
    const stay = sold && (await lockStay(tx, sold.holdReference))
    if (!stay) return fail('unknown')
    if (stay.state === 'cancelled') return ok(null)
    await lockNights(tx, stay.roomUuid, stayOf(stay))
    await moveRooms(tx, { ...stayOf(stay), roomUuid: stay.roomUuid, held: 0, sold: -stay.rooms })
    await tx.update(hotelStays).set({ state: 'cancelled' }).where(eq(hotelStays.holdReference, stay.holdReference))
    return ok(null)
  })
}

export async function lookUpStay(db: Database, reference: string, now: Date): Promise<StayRecord> {
  const rows = await db.select().from(hotelStays).where(eq(hotelStays.reference, reference))
  const sold = rows.find(({ state }) => state === 'confirmed' || state === 'cancelled')
  if (sold?.hotelLocator)
    return { state: sold.state === 'confirmed' ? 'confirmed' : 'cancelled', hotelLocator: sold.hotelLocator }
  return rows.some(({ state, heldUntil }) => state === 'held' && heldUntil > now)
    ? { state: 'held' }
    : { state: 'none' }
}

/** The hold that a stay has now, also if the answer to it was lost and who asks does not know of it. */
export const findHeldStay = (db: Database, reference: string, now: Date) =>
  firstRow(
    db
      .select()
      .from(hotelStays)
      .where(and(isHoldOf(reference), gt(hotelStays.heldUntil, now))),
  )

const isHoldOf = (reference: string) => and(eq(hotelStays.reference, reference), eq(hotelStays.state, 'held'))

/** The nights as they would be without a stay: its own rooms are free for who holds them. */
export function withoutStay(nightsOfRoom: Map<string, RoomNight[]>, stay: StayRow | null): Map<string, RoomNight[]> {
  if (!stay) return nightsOfRoom
  const isOf = ({ night }: RoomNight) => stay.arrival <= night && night < stay.departure
  const nights = nightsOfRoom.get(stay.roomUuid) ?? []
  const freed = nights.map((night) => (isOf(night) ? { ...night, free: night.free + stay.rooms } : night))
  return new Map(nightsOfRoom).set(stay.roomUuid, freed)
}

/** Gives back what nobody came for in time: of some rooms, or, for the job that does so every minute, of all. */
export async function endExpiredHolds(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  rooms?: readonly { uuid: string }[],
) {
  const uuids = rooms?.map(({ uuid }) => uuid)
  await db.transaction(async (tx) => {
    const expired = await tx
      .select()
      .from(hotelStays)
      .where(
        and(
          eq(hotelStays.state, 'held'),
          lte(hotelStays.heldUntil, clock.now()),
          uuids && inArray(hotelStays.roomUuid, uuids),
        ),
      )
      .orderBy(asc(hotelStays.roomUuid), asc(hotelStays.arrival), asc(hotelStays.holdReference))
      .for('update', { skipLocked: true })
    for (const stay of expired) await endHold(tx, stay)
  })
}

async function endHold(tx: Transaction, stay: StayRow): Promise<void> {
  if (stay.state !== 'held') return
  await lockNights(tx, stay.roomUuid, stayOf(stay))
  await moveRooms(tx, { ...stayOf(stay), roomUuid: stay.roomUuid, held: -stay.rooms, sold: 0 })
  await tx.update(hotelStays).set({ state: 'released' }).where(eq(hotelStays.holdReference, stay.holdReference))
}

/** Whoever holds the same stay at the same time waits here, and finds this hold: a stay has one. */
async function lockHold(tx: Transaction, reference: string): Promise<StayRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hotel stay ${reference}`}, 0))`)
  const [row] = await tx.select().from(hotelStays).where(isHoldOf(reference)).for('update')
  return row ?? null
}

const lockStay = (tx: Transaction, holdReference: string) =>
  firstRow(tx.select().from(hotelStays).where(eq(hotelStays.holdReference, holdReference)).for('update'))

const soldStay = (tx: Transaction, reference: string) =>
  firstRow(
    tx
      .select()
      .from(hotelStays)
      .where(and(eq(hotelStays.reference, reference), inArray(hotelStays.state, ['confirmed', 'cancelled']))),
  )

/** A transaction that the constraint of the nights rolls back wrote nothing. */
async function refusedWhenFull<Value>(write: () => Promise<Value>): Promise<Result<Value, 'no-availability'>> {
  try {
    return ok(await write())
  } catch (error) {
    if (violatedConstraint(error) === 'night_is_not_oversold') return fail('no-availability')
    throw error
  }
}
