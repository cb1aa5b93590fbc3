import { and, eq, inArray } from 'drizzle-orm'
import {
  type BookingState,
  bookingCanBecome,
  bookingStates,
  isLive,
} from '#features/catalogue/rules/services/booking.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { firstRow } from '#platform/server/db/prepared.ts'
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
export async function transitionBooking(
  tx: Transaction,
  booking: Booking,
  state: BookingState,
  changes: Changes = {},
): Promise<Booking> {
  if (!bookingCanBecome(booking.state, state)) throw new Error(`A booking that is ${booking.state} can't be ${state}`)
  await tx
    .update(bookings)
    .set({ ...changes, state })
    .where(eq(bookings.uuid, booking.uuid))
  return { ...booking, ...changes, state } as Booking
}
