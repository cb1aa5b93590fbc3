import type { PerLanguage } from '#domain/site/languages.ts'

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
  /** Until how many hours before it is moved or cancelled for nothing. Null: not at all. */
  freeHours: number | null
  /** What is to be known before coming. */
  conditions: PerLanguage<string[]>
}
