import { isFreeToChange } from '#domain/bookings/free-until.ts'
import type { Booking } from '#server/bookings/booking-row.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'

/**
 * - `ended`: it is cancelled, or was never confirmed.
 * - `not-refundable`: its price is not given back.
 * - `too-late`: less time is left than its rule wants.
 * - `begun`: the hour has come.
 * - `disputed`: the bank is asked about its payment.
 */
export type NotChanged = 'ended' | 'not-refundable' | 'too-late' | 'begun' | 'disputed'

/** Why a booking can't be moved, or cancelled for its money, now; null if it can. */
export function whyNotChanged(booking: Booking, purchase: Purchase | null, now: Date): NotChanged | null {
  const { state, startsAt, agreed } = booking
  if (state !== 'confirmed') return 'ended'
  if (purchase?.disputedAt) return 'disputed'
  if (startsAt <= now) return 'begun'
  if (agreed.freeHours === null) return 'not-refundable'
  return isFreeToChange({ startsAt, freeHours: agreed.freeHours }, now) ? null : 'too-late'
}
