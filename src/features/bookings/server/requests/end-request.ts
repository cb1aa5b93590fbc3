import { lockBooking, transitionBooking } from '#features/bookings/server/booking-row.ts'
import { releasePlaces } from '#features/bookings/server/claims.ts'
import { isAwaiting } from '#features/catalogue/rules/services/booking.ts'
import type { Services } from '#platform/server/services.ts'

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
