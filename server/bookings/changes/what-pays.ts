import type { PaidDays } from '#domain/bookings/paid-days.ts'
import type { Booking } from '#server/bookings/booking-row.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { isPlayMoney } from '#server/purchases/core/is-play-money.ts'
import { getPurchase, lockPurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import { getStay, isGood, lockStay } from '#server/purchases/kinds/getaway/stay-row.ts'
import type { Services } from '#server/services.ts'
import { getVoucher, lockVoucher } from '#server/vouchers/voucher-row.ts'

/**
 * What pays for a booking. `purchase`: its own, or that in which its voucher or its stay was bought. `isGood`: the hour is
 * still paid, a dispute aside. The days are those on which it pays for one.
 */
export type WhatPays = PaidDays & { purchase: Purchase | null; isGood: boolean }

type PaidBy = Pick<Booking, 'purchaseUuid' | 'voucherUuid' | 'stayUuid'>

/** As it is at this moment, to be shown. */
export const readWhatPays = (services: Services, booking: PaidBy) =>
  find(services, services.db, booking, { purchase: getPurchase, voucher: getVoucher, stay: getStay })

/** Before the booking itself, in the order in which all lock them: what pays can't end while its hour is changed. */
export const lockWhatPays = (services: Services, tx: Transaction, booking: PaidBy) =>
  find(services, tx, booking, { purchase: lockPurchase, voucher: lockVoucher, stay: lockStay })

type Read<Connection extends Database | Transaction> = {
  purchase: (db: Connection, uuid: string) => ReturnType<typeof getPurchase>
  voucher: (db: Connection, uuid: string) => ReturnType<typeof getVoucher>
  stay: (db: Connection, uuid: string) => ReturnType<typeof getStay>
}

async function find<Connection extends Database | Transaction>(
  services: Services,
  db: Connection,
  { purchaseUuid, voucherUuid, stayUuid }: PaidBy,
  read: Read<Connection>,
): Promise<WhatPays> {
  if (voucherUuid) {
    const known = await getVoucher(db, voucherUuid)
    const purchase = known && (await read.purchase(db, known.purchaseUuid))
    const voucher = purchase && (await read.voucher(db, voucherUuid))
    if (!voucher) return nothing
    const isValid = voucher.state === 'activated' && !isPlayMoney(services, purchase)
    return { purchase, isGood: isValid, firstDay: null, lastDay: voucher.expiresOn }
  }
  if (stayUuid) {
    const purchase = await read.purchase(db, stayUuid)
    const stay = purchase && (await read.stay(db, stayUuid))
    if (!stay) return nothing
    const isKept = isGood(services, stay, { ...purchase, disputedAt: null })
    return { purchase, isGood: isKept, firstDay: stay.arrival, lastDay: stay.departure }
  }
  const purchase = purchaseUuid ? await read.purchase(db, purchaseUuid) : null
  return { purchase, isGood: purchase !== null, firstDay: null, lastDay: null }
}

const nothing: WhatPays = { purchase: null, isGood: false, firstDay: null, lastDay: null }
