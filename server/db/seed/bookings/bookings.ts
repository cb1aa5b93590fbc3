import type { SeedRows } from '../seed-rows.ts'

type BookingRows = Pick<
  SeedRows,
  | 'spaResources'
  | 'resourcePlaces'
  | 'serviceBookingRules'
  | 'serviceNeeds'
  | 'spaScheduleExceptions'
  | 'resourceClaims'
>

/** What spas have to be booked, and how. */
export function bookingRows(): BookingRows {
  return {
    spaResources: [],
    resourcePlaces: [],
    serviceBookingRules: [],
    serviceNeeds: [],
    spaScheduleExceptions: [],
    resourceClaims: [],
  }
}
