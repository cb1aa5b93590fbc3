import type { Day } from '#platform/time/dates.ts'

/** The goods of a booking purchase: a service at an hour of the spa's clock, for a party. */
export type BookingGoods = {
  serviceUuid: string
  day: Day
  time: string
  pax: number
  /** Of a request: whether half an hour earlier or later will do as well. */
  isFlexible: boolean
  /** The place on the waiting list for which this hour is held. */
  waitingUuid: string | null
}
