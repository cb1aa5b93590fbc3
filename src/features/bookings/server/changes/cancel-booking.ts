import { type Booking, getBooking, lockBooking, transitionBooking } from '#features/bookings/server/booking-row.ts'
import { releasePlaces } from '#features/bookings/server/claims.ts'
import { queueFreed } from '#features/bookings/server/waiting-list/queue-freed.ts'
import type { Bill } from '#features/checkout/rules/bill/purchase-lines.ts'
import { paidInAll, paidParts } from '#features/checkout/rules/bill/purchase-lines.ts'
import { refundPartsOf } from '#features/checkout/server/payments/refunds/refund-purchase.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'
import { lockWhatPays, type NotChanged, whyNotChanged } from './what-pays.ts'

/** All of it, to where it came from: a booking is cancelled for nothing, or not at all. */
export const refundOfBooking = (bill: Bill) => ({ ...paidParts(bill), total: paidInAll(bill) })

/** In time all comes back: the money to its sources, the voucher to its holder. The places are free at once. */
export async function cancelBooking(services: Services, uuid: string): Promise<Result<null, NotChanged>> {
  const known = await getBooking(services.db, uuid)
  if (!known) return fail('ended')
  return services.db.transaction(async (tx) => {
    const pays = await lockWhatPays(services, tx, known)
    const booking = await lockBooking(tx, uuid)
    if (!booking) return fail('ended')
    const now = services.clock.now()
    const why = whyNotChanged(booking, pays, now)
    if (why) return fail(why)
    const purchase = booking.purchaseUuid ? pays.purchase : null
    const refundUuid =
      purchase && (await refundPartsOf(services, tx, purchase, refundOfBooking(purchase.bill), cancelledBooking))
    await releasePlaces(tx, booking.claimReference)
    await transitionBooking(tx, booking, 'cancelled', { endedAt: now, refundUuid })
    await tellOfCancelling(services, tx, booking)
    return ok(null)
  })
}

type Tx = Parameters<typeof queueFreed>[1]

/** Customer, spa and whoever waits for the day. */
export async function tellOfCancelling(services: Services, tx: Tx, booking: Booking) {
  const { uuid, revision } = booking
  await services.queue.add(tx, 'send-booking-notice', { booking: uuid, mail: 'cancelled', revision })
  await services.queue.add(tx, 'send-spa-booking', { booking: uuid, mail: 'cancelled', revision })
  await queueFreed(services, tx, booking)
}

/** Why a balance or a refund got money back: the booking that it paid was cancelled. */
export const cancelledBooking = 'booking-cancelled'
