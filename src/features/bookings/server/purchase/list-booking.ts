import { getBookingOf } from '#features/bookings/server/booking-row.ts'
import type { Database } from '#platform/server/db/client.ts'

/** The booking with its name, its hour and its state. */
export async function listBooking(db: Database, purchaseUuid: string): Promise<string[]> {
  const booking = await getBookingOf(db, { purchaseUuid })
  return booking ? [`${booking.locator} ${booking.startsAt.toISOString()} ${booking.state}`] : []
}
