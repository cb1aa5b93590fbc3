import type { PerLanguage } from '#platform/i18n/languages.ts'
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

/** A booking as its customer was told it, in JSON. The catalogue may change: what was agreed doesn't. */
export type AgreedBooking = {
  serviceName: PerLanguage<string>
  /** In minutes. */
  duration: number
  spa: {
    name: string
    address: string
    place: PerLanguage<string>
    phone: string
    email: string
    latitude: number
    longitude: number
    timeZone: string
  }
  /** Whether the spa confirms by hand. */
  isRequest: boolean
  /** Of a request: how long before its hour the spa must have answered, in minutes. */
  notice: number
  /** Until how many hours before it is moved or cancelled for nothing. Null: not at all. */
  freeHours: number | null
  /** What is to be known before coming. */
  conditions: PerLanguage<string[]>
}

/** With the instant at which it begins: an hour after midnight is one of the evening before, so that the day doesn't tell. */
export type QuotedBooking = AgreedBooking & { version: 1; startsAt: string }
