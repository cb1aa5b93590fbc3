import { and, eq, inArray } from 'drizzle-orm'
import {
  type BookingState,
  bookingCanBecome,
  bookingStates,
  isLive,
} from '#features/catalogue/rules/services/booking.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { bookings } from './schema.ts'

export type Booking = typeof bookings.$inferSelect
export type NewBooking = typeof bookings.$inferInsert

export async function getBooking(db: Database | Transaction, uuid: string): Promise<Booking | null> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.uuid, uuid))
  return booking ?? null
}

export async function lockBooking(tx: Transaction, uuid: string): Promise<Booking | null> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.uuid, uuid)).for('update')
  return booking ?? null
}

export async function getBookingOf(
  db: Database | Transaction,
  { purchaseUuid }: { purchaseUuid: string },
): Promise<Booking | null> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.purchaseUuid, purchaseUuid))
  return booking ?? null
}

export async function findBookingByLocator(db: Database, locator: string): Promise<Booking | null> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.locator, locator))
  return booking ?? null
}

/** The hour for which a voucher is reserved. */
export async function getVoucherBooking(db: Database | Transaction, voucherUuid: string): Promise<Booking | null> {
  const [booking] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.voucherUuid, voucherUuid), inArray(bookings.state, bookingStates.filter(isLive))))
  return booking ?? null
}

/** The hours that were chosen for a stay. */
export const getStayBookings = (db: Database | Transaction, stayUuid: string): Promise<Booking[]> =>
  db
    .select()
    .from(bookings)
    .where(and(eq(bookings.stayUuid, stayUuid), inArray(bookings.state, bookingStates.filter(isLive))))

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
