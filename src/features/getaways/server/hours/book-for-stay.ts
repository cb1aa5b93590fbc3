import { type Booking, getStayBookings } from '#features/bookings/server/booking-row.ts'
import { isTaken } from '#features/bookings/server/claims.ts'
import { type NotTaken, takeFreeHour } from '#features/bookings/server/prepaid/take-hour.ts'
import type { Buyer } from '#features/checkout/rules/purchases/buyer.ts'
import { lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { stayGiftKey } from '#features/getaways/emails/gift-emails.ts'
import { findGetaway } from '#features/getaways/server/purchase/find-getaway.ts'
import { leadGuest } from '#features/getaways/server/purchase/guests-of.ts'
import { readGetawayGoods } from '#features/getaways/server/purchase/read-getaway-goods.ts'
import { isGood, lockStay } from '#features/getaways/server/purchase/stay-row.ts'
import { fail, type Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { violatedConstraint } from '#platform/server/db/violated-constraint.ts'
import { hasBeenSent } from '#platform/server/emails/send-once.ts'
import type { Services } from '#platform/server/services.ts'

/** `outside`: not a day of the stay. `no-stay`: it is cancelled or disputed. `booked`: the service has an hour already. */
export type NotBookedForStay = NotTaken | 'outside' | 'no-stay' | 'booked'

type Asked = { serviceUuid: string; day: string; time: string }

/** Who stays chooses the hour of a service that the getaway includes, on a day of the stay. */
export async function bookForStay(
  services: Services,
  { uuid }: Pick<Purchase, 'uuid'>,
  { serviceUuid, day, time }: Asked,
): Promise<Result<Booking, NotBookedForStay>> {
  try {
    return await services.db.transaction(async (tx) => {
      const purchase = await lockPurchase(tx, uuid)
      const stay = purchase && (await lockStay(tx, uuid))
      if (!purchase?.buyer || !stay || !isGood(services, stay, purchase)) return fail('no-stay')
      const goods = readGetawayGoods(purchase.goods)
      const found = findGetaway(services.catalogue.current(), goods)
      if (!found?.getaway.serviceUuids.includes(serviceUuid)) return fail('not-bookable')
      // Asked before its places: what the booking itself has taken is not somebody else's.
      const booked = await getStayBookings(tx, uuid)
      if (booked.some((booking) => booking.serviceUuid === serviceUuid)) return fail('booked')
      if (day < stay.arrival || day > stay.departure) return fail('outside')
      // What the buyer told the hotel is not for the spa.
      const { buyer, language } = purchase
      const whose = {
        stayUuid: uuid,
        name: leadGuest(purchase),
        ...(await contactOf(tx, purchase, buyer)),
        language,
      }
      return takeFreeHour(services, tx, { serviceUuid, day, time, pax: goods.pax }, whose)
    })
  } catch (error) {
    if (isTaken(error)) return fail('taken')
    if (violatedConstraint(error) === 'a_service_of_a_stay_is_booked_once') return fail('booked')
    throw error
  }
}

/** Who stays, once told of their present. Until then its buyer: nothing reaches who must not know of it yet. */
async function contactOf(tx: Transaction, { uuid, gift }: Purchase, buyer: Buyer) {
  const isTold = gift?.email && (await hasBeenSent(tx, stayGiftKey(uuid)))
  return isTold ? { email: gift.email, phone: '' } : { email: buyer.email, phone: buyer.phone }
}
