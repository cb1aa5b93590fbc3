import { and, eq, type SQL } from 'drizzle-orm'
import { isLiveBooking, transitionBooking } from '#features/bookings/server/booking-row.ts'
import { releasePlaces } from '#features/bookings/server/claims.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { queueFreedBy } from '#features/bookings/server/waiting-list/queue-freed.ts'
import { isAwaiting } from '#features/catalogue/rules/services/booking.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Queue } from '#platform/server/jobs/queue.ts'

/** What paid for them is worth nothing any more: hours that have not come yet are free again. */
export const endBookingsOfVoucher = (tx: Transaction, voucherUuid: string, now: Date, queue: Queue) =>
  endBookings(tx, eq(bookings.voucherUuid, voucherUuid), now, queue)

export const endBookingsOfStay = (tx: Transaction, purchaseUuid: string, now: Date, queue: Queue) =>
  endBookings(tx, eq(bookings.stayUuid, purchaseUuid), now, queue)

/** Their spas are told, and they are offered to who waits for their days. */
async function endBookings(tx: Transaction, whose: SQL, now: Date, queue: Queue): Promise<void> {
  const live = await tx.select().from(bookings).where(and(whose, isLiveBooking)).for('update')
  for (const booking of live) {
    if (booking.startsAt <= now || booking.state === 'accepted') continue
    await releasePlaces(tx, booking.claimReference)
    const state = isAwaiting(booking.state) ? 'withdrawn' : 'cancelled'
    await transitionBooking(tx, booking, state, { endedAt: now })
    const { uuid, revision } = booking
    await queue.add(tx, 'send-spa-booking', { booking: uuid, mail: state, revision })
    await queueFreedBy(queue, tx, booking)
  }
}
