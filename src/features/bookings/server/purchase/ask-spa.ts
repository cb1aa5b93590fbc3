import { randomUUID } from 'node:crypto'
import type { Booking } from '#features/bookings/server/booking-row.ts'
import { getBookingOf } from '#features/bookings/server/booking-row.ts'
import { insertBookingOf } from '#features/bookings/server/insert-booking.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { violatedConstraint } from '#platform/server/db/violated-constraint.ts'
import type { Services } from '#platform/server/services.ts'
import { bookingOf } from './booking-of.ts'

/** The spa is asked for an hour that is paid or authorised. Safe to repeat: a purchase asks once. */
export async function askSpa(services: Services, purchase: Purchase): Promise<Booking> {
  const row = bookingOf(purchase, { state: 'requested', claimReference: randomUUID() })
  try {
    return await services.db.transaction(async (tx) => {
      const booking = await insertBookingOf(services, tx, row, purchase.locator)
      await services.queue.add(tx, 'send-spa-booking', { booking: booking.uuid, mail: 'request', revision: 0 })
      await services.queue.add(tx, 'send-booking-notice', { booking: booking.uuid, mail: 'requested', revision: 0 })
      return booking
    })
  } catch (error) {
    const earlier = violatedConstraint(error) && (await getBookingOf(services.db, { purchaseUuid: purchase.uuid }))
    if (earlier) return earlier
    throw error
  }
}
