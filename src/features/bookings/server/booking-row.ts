import { and, eq, inArray } from 'drizzle-orm'
import {
  type BookingState,
  bookingCanBecome,
  bookingStates,
  isLive,
} from '#features/catalogue/rules/services/booking.ts'
import { makeLocator } from '#platform/rules/reference.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { firstRow } from '#platform/server/db/prepared.ts'
import type { Services } from '#platform/server/services.ts'
import { minute } from '#platform/time/durations.ts'
import { bookings } from './schema.ts'

export type Booking = typeof bookings.$inferSelect
export type NewBooking = typeof bookings.$inferInsert

/** Asked for, or to come. */
export const isLiveBooking = inArray(bookings.state, bookingStates.filter(isLive))

export const getBooking = (db: Database | Transaction, uuid: string) =>
  firstRow(db.select().from(bookings).where(eq(bookings.uuid, uuid)))

export const lockBooking = (tx: Transaction, uuid: string) =>
  firstRow(tx.select().from(bookings).where(eq(bookings.uuid, uuid)).for('update'))

export const getBookingOf = (db: Database | Transaction, purchaseUuid: string) =>
  firstRow(db.select().from(bookings).where(eq(bookings.purchaseUuid, purchaseUuid)))

export const findBookingByLocator = (db: Database, locator: string) =>
  firstRow(db.select().from(bookings).where(eq(bookings.locator, locator)))

/** The hour for which a voucher is reserved. */
export const getVoucherBooking = (db: Database | Transaction, voucherUuid: string) =>
  firstRow(
    db
      .select()
      .from(bookings)
      .where(and(eq(bookings.voucherUuid, voucherUuid), isLiveBooking)),
  )

/** The hours that were chosen for a stay. */
export const getStayBookings = (db: Database | Transaction, stayUuid: string): Promise<Booking[]> =>
  db
    .select()
    .from(bookings)
    .where(and(eq(bookings.stayUuid, stayUuid), isLiveBooking))

type Changes = Partial<Omit<NewBooking, 'uuid' | 'state' | 'locator'>>

/** The only way to change the state of a locked booking. It checks the table of transitions. */
export async function transitionBooking(tx: Transaction, booking: Booking, state: BookingState, changes: Changes = {}) {
  if (!bookingCanBecome(booking.state, state)) throw new Error(`A booking that is ${booking.state} can't be ${state}`)
  await tx
    .update(bookings)
    .set({ ...changes, state })
    .where(eq(bookings.uuid, booking.uuid))
  return { ...booking, ...changes, state } as Booking
}

type NewRow = Omit<NewBooking, 'locator' | 'endsAt' | 'createdAt'>

type Needs = Pick<Services, 'clock' | 'draw'>

/** A booking that was bought is called like its purchase, unless one that was not is called so already. */
export const insertBookingOf = (needs: Needs, tx: Transaction, row: NewRow, locator: string): Promise<Booking> =>
  insert(needs, tx, row, locator)

/** One that a voucher or a stay pays has a name of its own. */
export const insertBooking = (needs: Needs, tx: Transaction, row: NewRow): Promise<Booking> =>
  insert(needs, tx, row, drawLocator(needs))

async function insert(needs: Needs, tx: Transaction, row: NewRow, first: string): Promise<Booking> {
  let locator = first
  for (let tries = 0; tries < 20; tries++) {
    const [inserted] = await tx
      .insert(bookings)
      .values(whole(row, needs.clock.now(), locator))
      .onConflictDoNothing({ target: bookings.locator })
      .returning()
    if (inserted) return inserted
    locator = drawLocator(needs)
  }
  throw new Error('No locator is free')
}

const drawLocator = ({ clock, draw }: Needs) => makeLocator(clock.now(), draw)

const whole = (row: NewRow, now: Date, locator: string): NewBooking => ({
  ...row,
  locator,
  endsAt: new Date(row.startsAt.getTime() + row.agreed.duration * minute),
  createdAt: now,
})
