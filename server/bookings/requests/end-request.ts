import { isAwaiting } from '#domain/bookings/booking.ts'
import { lockBooking, transitionBooking } from '#server/bookings/booking-row.ts'
import { releasePlaces } from '#server/bookings/claims.ts'
import type { Services } from '#server/services.ts'

/** Its purchase has failed: a spa that had accepted, or was still thinking, is told that nobody comes. */
export async function endRequest(services: Services, uuid: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, uuid)
    if (!booking) return
    const state = booking.state === 'accepted' ? 'failed' : isAwaiting(booking.state) ? 'lapsed' : null
    if (!state) return
    await releasePlaces(tx, booking.claimReference)
    await transitionBooking(tx, booking, state, { endedAt: services.clock.now() })
    await services.queue.add(tx, 'send-spa-booking', { booking: uuid, mail: state, revision: booking.revision })
  })
}
