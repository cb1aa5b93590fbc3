import type { PerLanguage } from '#platform/i18n/languages.ts'
import { compare, type Money } from '#platform/rules/money.ts'
import type { Day } from '#platform/time/dates.ts'
import type { CancelPolicy } from './cancel-policy.ts'
import type { Stay } from './stay.ts'

/** Spec 3: a room with a board on certain conditions, at the price of the whole stay for the whole party. */
export type Rate = {
  /** Names the conditions, such as 'flexible'. With room and board it names the rate among those of one answer. */
  type: string
  name: PerLanguage<string>
  description: PerLanguage<string>
  basicPrice: Money
  basicPriceWithDiscount: Money
  /** What each night costs of it, for the whole party. They add up to the price with discount. */
  nights: { night: Day; price: Money }[]
  cancelPolicy: CancelPolicy
  roomType: string
  roomName: PerLanguage<string>
  boardType: string
  /** Rooms of this rate that are left, as far as the supplier tells. */
  roomsLeft: number | null
  /** What the supplier wants to have back when the rate is booked. */
  metadata: { bookingProcedure: BookingProcedure }
}

type BookingProcedure = { occupancies: Occupancy[]; supplier: string }

/** A room with its people. */
export type Occupancy = { adults: number }

/** Spec 3. */
export type Availability = Stay & {
  numPax: number
  totalNights: number
  rates: Rate[]
  /** The cheapest of the rates. Null where there are none. */
  bestRate: Rate | null
  boardTypesAvailable: string[]
  roomsAvailable: { uuid: string; type: string; name: PerLanguage<string> }[]
}

/** What the buyer has chosen, as a form can carry it. Its price is asked for anew. */
export type RateChoice = { type: string; roomType: string; boardType: string }

export const findRate = (rates: readonly Rate[], choice: RateChoice) =>
  rates.find(
    ({ type, roomType, boardType }) =>
      type === choice.type && roomType === choice.roomType && boardType === choice.boardType,
  )

export function cheapestRate(rates: readonly Rate[]): Rate | null {
  const [first = null, ...others] = rates
  return others.reduce(
    (best, rate) => (best && compare(rate.basicPriceWithDiscount, best.basicPriceWithDiscount) < 0 ? rate : best),
    first,
  )
}

/** Everyone sleeps in a double room: `pax` is even (spec 9). */
export const occupanciesFor = (pax: number): Occupancy[] => Array.from({ length: pax / 2 }, () => ({ adults: 2 }))
