import { isFreeToChange } from '#features/bookings/rules/booking-deadlines.ts'
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

/** Why a booking can't be moved, or cancelled for its money, now; null if it can. */
export function whyNotChanged(booking: Booking, { purchase, isGood }: WhatPays, now: Date): NotChanged | null {
  const { state, startsAt, agreed } = booking
  if (state !== 'confirmed' || !isGood) return 'ended'
  if (purchase?.disputedAt) return 'disputed'
  if (startsAt <= now) return 'begun'
  if (agreed.freeHours === null) return 'not-refundable'
  return isFreeToChange({ startsAt, freeHours: agreed.freeHours }, now) ? null : 'too-late'
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

/**
 * - `ended`: it is cancelled, or was never confirmed, or what paid for it is.
 * - `not-refundable`: its price is not given back.
 * - `too-late`: less time is left than its rule wants.
 * - `begun`: the hour has come.
 * - `disputed`: the bank is asked about its payment, or that of the voucher or stay which pays for it.
 */
export type NotChanged = 'ended' | 'not-refundable' | 'too-late' | 'begun' | 'disputed'
