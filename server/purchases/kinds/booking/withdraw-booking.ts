import { getBookingOf, lockBooking, moveBooking } from '#server/bookings/booking-row.ts'
import { releasePlaces } from '#server/bookings/claims.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'

/** The bank has taken the payment back: an hour that has not come yet is free again, without a refund. */
export async function withdrawBooking(tx: Transaction, { uuid }: Purchase, now: Date): Promise<void> {
  const known = await getBookingOf(tx, { purchaseUuid: uuid })
  const booking = known && (await lockBooking(tx, known.uuid))
  if (booking?.state !== 'confirmed' || booking.startsAt <= now) return
  await releasePlaces(tx, booking.claimReference)
  await moveBooking(tx, booking, 'cancelled', { endedAt: now })
}
