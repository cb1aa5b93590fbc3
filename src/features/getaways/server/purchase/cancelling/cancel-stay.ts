import { eq } from 'drizzle-orm'
import { endBookingsOfStay } from '#features/bookings/server/prepaid/end-bookings-of.ts'
import { refundPartsOf } from '#features/checkout/server/payments/refunds/refund-purchase.ts'
import { getPurchase, lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { agreedPolicy } from '#features/getaways/rules/getaway-goods.ts'
import { type StayRefund, stayRefund } from '#features/getaways/rules/stay-refund.ts'
import { getawayStays } from '#features/getaways/server/schema.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'
import { instantAt } from '#platform/time/dates.ts'
import { supplierNamed } from '../hold-stay.ts'
import { agreedStayOf } from '../read-getaway-goods.ts'
import { type BoughtStay, lockStay, transitionStay } from '../stay-row.ts'

export const cancelledStay = 'stay-cancelled'

export type NotCancelled =
  | 'not-refundable'
  /** The guests are expected, or have been there. */
  | 'begun'
  | 'cancelled'
  /** The bank is asked about its payment: until that is settled, nothing is given back. */
  | 'disputed'

/** Why a stay can't be cancelled now; null if it can. */
export function whyNotCancelled(stay: BoughtStay, purchase: Purchase, now: Date): NotCancelled | null {
  const { refundable, hotel } = agreedStayOf(purchase)
  if (stay.state !== 'confirmed') return 'cancelled'
  if (purchase.disputedAt) return 'disputed'
  if (!refundable) return 'not-refundable'
  return now >= instantAt(stay.arrival, hotel.checkIn, hotel.timeZone) ? 'begun' : null
}

/** What comes back if it is cancelled at an instant. */
export const refundAt = (purchase: Purchase, at: Date): StayRefund =>
  stayRefund(purchase.bill, agreedPolicy(agreedStayOf(purchase)), at)

/**
 * Its buyer gives a stay back. `shownTotal`: what they were shown that comes back, in cents; if it is less by now, they see
 * that first. The money leaves in the same transaction, and the hotel is told by a job.
 */
export async function cancelStay(
  services: Services,
  { uuid }: Pick<Purchase, 'uuid'>,
  shownTotal: number,
): Promise<Result<null, NotCancelled | 'changed'>> {
  const now = services.clock.now()
  return services.db.transaction(async (tx) => {
    // The bank may have asked about its payment since the page was read.
    const purchase = await lockPurchase(tx, uuid)
    const stay = await lockStay(tx, uuid)
    if (!purchase || !stay) return fail('cancelled')
    const why = whyNotCancelled(stay, purchase, now)
    if (why) return fail(why)
    const refund = refundAt(purchase, now)
    if (refund.total !== shownTotal) return fail('changed')
    const refundUuid = await refundPartsOf(services, tx, purchase, refund, cancelledStay)
    await transitionStay(tx, stay, 'cancelling', { cancelledAt: now, penalty: refund.cost, refundUuid })
    await endBookingsOfStay(tx, uuid, now, services.queue)
    await services.queue.add(tx, 'cancel-stay', { purchase: purchase.uuid })
    await services.queue.add(tx, 'send-stay-cancelled', { purchase: purchase.uuid })
    return ok(null)
  })
}

/** The job after a cancellation, which is repeated until the hotel has heard of it: then its rooms are free again. */
export async function tellHotel(services: Services, purchaseUuid: string): Promise<void> {
  const purchase = await getPurchase(services.db, purchaseUuid)
  if (!purchase) return
  const answer = await supplierNamed(services, agreedStayOf(purchase).supplier).cancel(purchaseUuid)
  if (!answer.ok) services.log.error({ purchase: purchaseUuid }, 'the hotel does not know the stay that is cancelled')
  await services.db.transaction(async (tx) => {
    const stay = await lockStay(tx, purchaseUuid)
    if (stay?.state === 'cancelling') await transitionStay(tx, stay, 'cancelled')
  })
}

/** Every minute: what no job has told, such as stays whose payment the bank took back. */
export async function tellHotels(services: Services): Promise<void> {
  const waiting = await services.db
    .select({ uuid: getawayStays.purchaseUuid })
    .from(getawayStays)
    .where(eq(getawayStays.state, 'cancelling'))
  for (const { uuid } of waiting) {
    try {
      await tellHotel(services, uuid)
    } catch (err) {
      services.log.error({ err, purchase: uuid }, 'a hotel has not heard of a cancellation')
    }
  }
}
