import { opensStayHours } from '#features/bookings/server/booking-links.ts'
import { getStayBookings } from '#features/bookings/server/booking-row.ts'
import type { AskedPage, HourPayer, SaidToPay, WhatPays } from '#features/bookings/server/prepaid/hour-payer.ts'
import { getPurchase, lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { purchasePageOf } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { findGetaway } from '../purchase/find-getaway.ts'
import { readGetawayGoods } from '../purchase/read-getaway-goods.ts'
import { type BoughtStay, getStay, isGood, lockStay } from '../purchase/stay-row.ts'
import { bookForStay } from './book-for-stay.ts'

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
  findHour: async (args, said) => {
    const purchase = await findStay(args, said)
    if (purchase?.state !== 'confirmed') return null
    const services = args.context.get(servicesContext)
    const goods = readGetawayGoods(purchase.goods)
    const found = findGetaway(services.catalogue.current(), goods)
    const serviceUuid = said.service
    if (!found?.getaway.serviceUuids.includes(serviceUuid)) return null
    const { pax, from: firstDay, to: lastDay } = goods
    const book = (hour: { day: string; time: string }) => bookForStay(services, purchase, { serviceUuid, ...hour })
    return { serviceUuid, pax, firstDay, lastDay, reference: null, book }
  },
  findBooked: async (args, said) => {
    const stay = await findStay(args, said)
    const booked = stay ? await getStayBookings(args.context.get(servicesContext).db, said.uuid) : []
    return booked.find(({ serviceUuid }) => serviceUuid === said.service) ?? null
  },
}

function whatPays(services: Services, purchase: Purchase | null, stay: BoughtStay | null): WhatPays | null {
  if (!purchase || !stay) return null
  const isKept = isGood(services, stay, { ...purchase, disputedAt: null })
  return { purchase, isGood: isKept, firstDay: stay.arrival, lastDay: stay.departure }
}

/** The stay whose hours a visitor may choose: its buyer, or who was given it, with the key of an e-mail. */
async function findStay(args: AskedPage, { uuid, key }: SaidToPay): Promise<Purchase | null> {
  const services = args.context.get(servicesContext)
  if (!opensStayHours(services, uuid, key))
    return (await purchasePageOf({ ...args, params: { uuid } }, 'getaway'))?.purchase ?? null
  return getPurchase(services.db, uuid)
}
