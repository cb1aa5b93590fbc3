import type { HourPayer, WhatPays } from '#features/bookings/server/prepaid/hour-payer.ts'
import { isPlayMoney } from '#features/checkout/server/purchases/core/is-play-money.ts'
import { getPurchase, lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Services } from '#platform/server/services.ts'
import { voucherPageOf } from '../access/voucher-page.ts'
import { getVoucher, lockVoucher, type Voucher } from '../voucher-row.ts'
import { bookWithVoucher } from './book-with-voucher.ts'

/** A voucher pays for one hour of its service, until its last day. */
export const voucherPaysHours: HourPayer = {
  name: 'voucher',
  uuidIn: ({ voucherUuid }) => voucherUuid,
  read: async (services, uuid) => {
    const voucher = await getVoucher(services.db, uuid)
    const purchase = voucher && (await getPurchase(services.db, voucher.purchaseUuid))
    return whatPays(services, purchase, voucher)
  },
  lock: async (services, tx, uuid) => {
    const known = await getVoucher(tx, uuid)
    const purchase = known && (await lockPurchase(tx, known.purchaseUuid))
    return whatPays(services, purchase, purchase && (await lockVoucher(tx, uuid)))
  },
  findHour: async (args) => {
    const page = await voucherPageOf(args)
    if (!page || page.booking || page.facts.state !== 'activated') return null
    const { services, voucher } = page
    const { serviceUuid, pax, reference, expiresOn: lastDay } = voucher
    const book = (hour: { day: string; time: string }) => bookWithVoucher(services, voucher, hour)
    return { serviceUuid, pax, firstDay: null, lastDay, reference, book }
  },
  findBooked: async (args) => (await voucherPageOf(args))?.booking ?? null,
}

function whatPays(services: Services, purchase: Purchase | null, voucher: Voucher | null): WhatPays | null {
  if (!purchase || !voucher) return null
  const isValid = voucher.state === 'activated' && !isPlayMoney(services, purchase)
  return { purchase, isGood: isValid, firstDay: null, lastDay: voucher.expiresOn }
}
