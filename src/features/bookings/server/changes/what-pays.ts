import type { Booking } from '#features/bookings/server/booking-row.ts'
import type { HourPayer, WhatPays } from '#features/bookings/server/prepaid/hour-payer.ts'
import { getPurchase, lockPurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'

type PaidBy = Pick<Booking, 'purchaseUuid' | 'voucherUuid' | 'stayUuid'>

/** As it is at this moment, to be shown. */
export const readWhatPays = (services: Services, booking: PaidBy) =>
  find(services, booking, {
    ofPayer: (payer, uuid) => payer.read(services, uuid),
    purchase: (uuid) => getPurchase(services.db, uuid),
  })

/** Before the booking itself, in the order in which all lock them: what pays can't end while its hour is changed. */
export const lockWhatPays = (services: Services, tx: Transaction, booking: PaidBy) =>
  find(services, booking, {
    ofPayer: (payer, uuid) => payer.lock(services, tx, uuid),
    purchase: (uuid) => lockPurchase(tx, uuid),
  })

type Read = {
  ofPayer: (payer: HourPayer, uuid: string) => Promise<WhatPays | null>
  purchase: (uuid: string) => ReturnType<typeof getPurchase>
}

async function find({ hourPayers }: Services, booking: PaidBy, read: Read): Promise<WhatPays> {
  for (const payer of hourPayers) {
    const uuid = payer.uuidIn(booking)
    if (uuid) return (await read.ofPayer(payer, uuid)) ?? nothing
  }
  const purchase = booking.purchaseUuid ? await read.purchase(booking.purchaseUuid) : null
  return { purchase, isGood: purchase !== null, firstDay: null, lastDay: null }
}

const nothing: WhatPays = { purchase: null, isGood: false, firstDay: null, lastDay: null }
