import { getBookingOf, lockBooking, transitionBooking } from '#features/bookings/server/booking-row.ts'
import { releasePlaces } from '#features/bookings/server/claims.ts'
import { queueFreedBy } from '#features/bookings/server/waiting-list/queue-freed.ts'
import { paidParts } from '#features/checkout/rules/bill/purchase-lines.ts'
import type { ForOperators } from '#features/checkout/server/purchases/core/goods-kind.ts'

export const bookingOperators: ForOperators = {
  /** The booking with its name, its hour and its state. */
  listItems: async (db, purchaseUuid) => {
    const booking = await getBookingOf(db, purchaseUuid)
    return booking ? [`${booking.locator} ${booking.startsAt.toISOString()} ${booking.state}`] : []
  },
  /** What has not begun yet is unused. */
  listPaid: async (tx, { uuid, bill }, now) => {
    const booking = await getBookingOf(tx, uuid)
    if (!booking) return []
    const isUnused = booking.state === 'confirmed' && booking.startsAt > now
    return [{ uuid: booking.uuid, name: booking.locator, ...paidParts(bill), fate: isUnused ? 'unused' : 'gone' }]
  },
  /** The hour is free again: its spa is told, and it is offered to who waits for its day. */
  withdraw: async ({ queue }, tx, { item }, now) => {
    const booking = await lockBooking(tx, item)
    if (!booking) return
    await releasePlaces(tx, booking.claimReference)
    await transitionBooking(tx, booking, 'cancelled', { endedAt: now })
    await queue.add(tx, 'send-spa-booking', { booking: item, mail: 'cancelled', revision: booking.revision })
    await queueFreedBy(queue, tx, booking)
  },
}
