import type { Language } from '#platform/i18n/languages.ts'
import type { Money } from '#platform/rules/money.ts'
import type { Result } from '#platform/rules/result.ts'
import type { Day } from '#platform/time/dates.ts'
import type { Availability, RateChoice } from './rate.ts'
import type { Stay } from './stay.ts'

/**
 * The port that every supplier of hotel rooms implements. Any call may fail, be slow, or be carried out without our
 * hearing of it: after one that throws, `lookUp` tells what became of a stay, and every call may be repeated.
 */
export type HotelRates = {
  supplier: string
  /** Spec 3: the rates of a stay. Without any: why there are none. */
  findAvailability: (request: AvailabilityRequest) => Promise<Result<Availability, NoAvailability>>
  /** What each arrival day of some days costs for two, a night, at least. Days that the supplier does not tell are left out. */
  readCalendar: (request: CalendarRequest) => Promise<CalendarDay[]>
  /**
   * Keeps the rooms of a rate until an instant. The earlier hold of the same stay may be extended, and is returned
   * again; if others are held instead, it ends. If nothing can be held, it stays as it was.
   */
  hold: (request: HoldStay) => Promise<Result<HeldStay, NotHeld>>
  /** A hold that has ended, or that nobody knows, is released already. What is confirmed stays confirmed. */
  release: (holdReference: string) => Promise<void>
  /** Books what is held. Repeated, it answers the same. If the hold has ended, it books if the rooms are still free. */
  confirm: (request: ConfirmStay) => Promise<Result<ConfirmedStay, 'gone'>>
  /** Gives a confirmed stay back. The penalty is agreed with the rate: the supplier charges no other. */
  cancel: (reference: string) => Promise<Result<null, 'unknown'>>
  /** What the supplier knows of a stay. Changes nothing. */
  lookUp: (reference: string) => Promise<StayRecord>
}

/** Spec 3. A stale revision is answered as such: the getaway has changed since its page was shown. */
export type AvailabilityRequest = Stay & {
  packageUuid: string
  packageUuidRevision: string
  numPax: number
  /** The reference of a stay whose rooms are held already: they are free for it. */
  reference?: string
}

export type NoAvailability = 'no-availability' | 'no-rates' | 'minimum-stay' | 'closed' | 'stale-revision'

export type CalendarRequest = { packageUuid: string; from: Day; to: Day }

/** An arrival day: closed, full, or with the least that a night costs. */
export type CalendarDay = {
  day: Day
  state: 'open' | 'full' | 'closed'
  price: Money | null
  minimumNights: number
  isOnOffer: boolean
}

/** `reference`: ours, by which the supplier knows the stay. `price`: what the buyer was told; another is refused. */
export type HoldStay = {
  reference: string
  request: AvailabilityRequest
  choice: RateChoice
  price: Money
  /** The hold that the stay has, or had. */
  earlier: string | null
  until: Date
}

export type HeldStay = { holdReference: string }
export type NotHeld = NoAvailability | 'price-changed'

export type ConfirmStay = {
  reference: string
  holdReference: string
  guest: { name: string; surname: string }
  comment: string
  language: Language
}
export type ConfirmedStay = { hotelLocator: string }

export type StayRecord =
  | { state: 'none' }
  | { state: 'held' }
  | { state: 'confirmed'; hotelLocator: string }
  | { state: 'cancelled'; hotelLocator: string }
