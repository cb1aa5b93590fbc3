import { opensStayHours } from '#features/bookings/server/booking-links.ts'
import { type Booking, getStayBookings } from '#features/bookings/server/booking-row.ts'
import { isTaken } from '#features/bookings/server/claims.ts'
import type { AskedPage, HourPayer, PayerQuery, WhatPays } from '#features/bookings/server/prepaid/hour-payer.ts'
import { type NotTaken, takeFreeHour } from '#features/bookings/server/prepaid/take-hour.ts'
import type { Buyer } from '#features/checkout/rules/purchases/buyer.ts'
import { getPurchase, lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { purchasePageOf } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { stayGiftKey } from '#features/getaways/emails/gift-emails.ts'
import { leadGuest } from '#features/getaways/server/purchase/stay-facts.ts'
import { fail, type Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { violatedConstraint } from '#platform/server/db/prepared.ts'
import { hasBeenSent } from '#platform/server/emails/send-once.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { findGetaway, readGetawayGoods } from '../purchase/read-getaway-goods.ts'
import { type BoughtStay, getStay, isGood, lockStay } from '../purchase/stay-row.ts'

/** A stay pays for the services that its getaway includes, on its days. */
export const stayPaysHours: HourPayer = {
  name: 'stay',
  uuidIn: ({ stayUuid }) => stayUuid,
  read: async (services, uuid) => {
    const purchase = await getPurchase(services.db, uuid)
    return whatPays(services, purchase, purchase && (await getStay(services.db, uuid)))
  },
  lock: async (services, tx, uuid) => {
    const purchase = await lockPurchase(tx, uuid)
    return whatPays(services, purchase, purchase && (await lockStay(tx, uuid)))
  },
  findHour: async (args, query) => {
    const purchase = await findStay(args, query)
    if (purchase?.state !== 'confirmed') return null
    const services = args.context.get(servicesContext)
    const goods = readGetawayGoods(purchase.goods)
    const found = findGetaway(services.catalogue.current(), goods)
    const serviceUuid = query.service
    if (!found?.getaway.serviceUuids.includes(serviceUuid)) return null
    const { pax, from: firstDay, to: lastDay } = goods
    const book = (hour: { day: string; time: string }) => bookForStay(services, purchase, { serviceUuid, ...hour })
    return { serviceUuid, pax, firstDay, lastDay, reference: null, book }
  },
  findBooked: async (args, query) => {
    const stay = await findStay(args, query)
    const booked = stay ? await getStayBookings(args.context.get(servicesContext).db, query.uuid) : []
    return booked.find(({ serviceUuid }) => serviceUuid === query.service) ?? null
  },
}

/** Who stays chooses the hour of a service that the getaway includes, on a day of the stay. */
export async function bookForStay(
  services: Services,
  { uuid }: Pick<Purchase, 'uuid'>,
  { serviceUuid, day, time }: { serviceUuid: string; day: string; time: string },
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

function whatPays(services: Services, purchase: Purchase | null, stay: BoughtStay | null): WhatPays | null {
  if (!purchase || !stay) return null
  const isKept = isGood(services, stay, { ...purchase, disputedAt: null })
  return { purchase, isGood: isKept, firstDay: stay.arrival, lastDay: stay.departure }
}

/** The stay whose hours a visitor may choose: its buyer, or who was given it, with the key of an e-mail. */
async function findStay(args: AskedPage, { uuid, key }: PayerQuery): Promise<Purchase | null> {
  const services = args.context.get(servicesContext)
  if (!opensStayHours(services, uuid, key))
    return (await purchasePageOf({ ...args, params: { uuid } }, 'getaway'))?.purchase ?? null
  return getPurchase(services.db, uuid)
}

/** `outside`: not a day of the stay. `no-stay`: it is cancelled or disputed. `booked`: the service has an hour already. */
type NotBookedForStay = NotTaken | 'outside' | 'no-stay' | 'booked'

/** Who stays, once told of their present. Until then its buyer: nothing reaches who must not know of it yet. */
async function contactOf(tx: Transaction, { uuid, gift }: Purchase, buyer: Buyer) {
  const isTold = gift?.email && (await hasBeenSent(tx, stayGiftKey(uuid)))
  return isTold ? { email: gift.email, phone: '' } : { email: buyer.email, phone: buyer.phone }
}
