import { isFreeToChange } from '#features/bookings/rules/free-until.ts'
import type { Booking } from '#features/bookings/server/booking-row.ts'
import type { WhatPays } from '#features/bookings/server/prepaid/hour-payer.ts'

/**
 * - `ended`: it is cancelled, or was never confirmed, or what paid for it is.
 * - `not-refundable`: its price is not given back.
 * - `too-late`: less time is left than its rule wants.
 * - `begun`: the hour has come.
 * - `disputed`: the bank is asked about its payment, or that of the voucher or stay which pays for it.
 */
export type NotChanged = 'ended' | 'not-refundable' | 'too-late' | 'begun' | 'disputed'

/** Why a booking can't be moved, or cancelled for its money, now; null if it can. */
export function whyNotChanged(booking: Booking, { purchase, isGood }: WhatPays, now: Date): NotChanged | null {
  const { state, startsAt, agreed } = booking
  if (state !== 'confirmed' || !isGood) return 'ended'
  if (purchase?.disputedAt) return 'disputed'
  if (startsAt <= now) return 'begun'
  if (agreed.freeHours === null) return 'not-refundable'
  return isFreeToChange({ startsAt, freeHours: agreed.freeHours }, now) ? null : 'too-late'
}
