import { type Getaway, normaliseGetawayPax } from '#features/catalogue/rules/getaways/getaway.ts'
import type { NoAvailability } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { countNights, type Stay } from '#features/catalogue/rules/getaways/stay.ts'
import type { SearchReader } from '#features/catalogue/server/reader.ts'
import {
  type CheapestStay,
  cheapestStay,
  isStillFree,
  type StayFilter,
} from '#features/search/rules/stays/finding/cheapest-stay.ts'
import { nightsOfStay } from '#features/search/rules/stays/finding/night-index.ts'
import { type BitSet, bitsWhere } from '#platform/rules/bit-set.ts'
import { daysBetween } from '#platform/time/dates.ts'
import type { SearchList } from '../search-list.ts'
import type { SearchRequest } from '../understand.ts'
import { builtInSupplier } from './suppliers.ts'

/** What is known of a getaway for the dates: its price, why there is none, or that its hotel must be asked. */
export type StayOutcome =
  | ({ state: 'open' } & CheapestStay)
  | { state: 'none'; reason: NoAvailability }
  | { state: 'unknown' }

/** `outcomes`: null without dates. `prices`: in cents, for the whole party; 0 where none is known. */
export type StayPrices = { pax: number; outcomes: StayOutcome[] | null; prices: Int32Array }

/** Spec 9: people share rooms for two. The price is that of the rate that its page chooses, with what was chosen. */
export function priceStays(reader: SearchReader, { entries }: SearchList<Getaway>, asked: SearchRequest): StayPrices {
  const pax = normaliseGetawayPax(asked.pax ?? 2)
  const { stay } = asked.query
  if (!stay)
    return { pax, outcomes: null, prices: Int32Array.from(entries, ({ priceFrom }) => (priceFrom.amount * pax) / 2) }
  const nights = { count: countNights(stay), rooms: pax / 2, nightsOf: nightsOfStay(reader.nights.current(), stay) }
  const filter = stayFilterOf(asked, daysBetween(reader.day, stay.from))
  const outcomes = entries.map((getaway): StayOutcome => {
    // The prices of other suppliers are not ours to tell: only their answer is.
    if (getaway.hotel.supplier !== builtInSupplier) return { state: 'unknown' }
    const found = cheapestStay(getaway, nights, filter)
    return found.ok ? { state: 'open', ...found.value } : { state: 'none', reason: found.error }
  })
  return { pax, outcomes, prices: Int32Array.from(outcomes, (one) => (one.state === 'open' ? one.price : 0)) }
}

/** Getaways that can still be cancelled for nothing if one arrives that day. */
export function stillFreeRows({ day }: SearchReader, { entries }: SearchList<Getaway>, stay: Stay): BitSet {
  const ahead = daysBetween(day, stay.from)
  return bitsWhere(entries, ({ hotel }) => hotel.ratePlans.some((plan) => isStillFree(plan, ahead)))
}

function stayFilterOf({ chosen }: SearchRequest, daysAhead: number): StayFilter {
  const boards = chosen.flatMap(({ name, value }) => (name === 'board' ? [value] : []))
  const mustBeFree = chosen.some(({ name }) => name === 'cancellation')
  return { boards: boards.length > 0 ? boards : null, accepts: (plan) => !mustBeFree || isStillFree(plan, daysAhead) }
}
