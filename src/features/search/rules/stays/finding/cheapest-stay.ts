import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { NoAvailability } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import {
  type NightForSale,
  type NotThatStay,
  priceNight,
  whyNoRoom,
  whyNotThatStay,
} from '#features/catalogue/rules/getaways/price-stay.ts'
import type { RatePlan } from '#features/catalogue/rules/getaways/rate-plan.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'

/** The rate that a getaway's page chooses for who has chosen none (`chooseRate`): what the whole party pays for the whole stay, in cents. */
export type CheapestStay = { price: number; boardType: string; planType: string }

/** `boards`: those that will do, null for any. `accepts`: whether conditions will do. */
export type StayFilter = { boards: readonly string[] | null; accepts: (plan: RatePlan) => boolean }

export const anyRate: StayFilter = { boards: null, accepts: () => true }

type Priced = Pick<Getaway, 'boardTypes' | 'nightSupplement'> & {
  hotel: Pick<Getaway['hotel'], 'rooms' | 'ratePlans' | 'boardPrices'>
}
type AskedNights = { count: number; rooms: number; nightsOf: (roomUuid: string) => readonly NightForSale[] }

/**
 * The price of the cheapest rate that can be cancelled, or of the cheapest where none can, without making all the
 * others: for lists, which ask hundreds of getaways at once. The page that a list leads to shows the same price.
 */
export function cheapestStay(
  getaway: Priced,
  asked: AskedNights,
  filter: StayFilter,
): Result<CheapestStay, NoAvailability> {
  const { hotel, nightSupplement: supplement } = getaway
  const { count, rooms } = asked
  const accepted = hotel.ratePlans.filter(filter.accepts)
  const cancellable = accepted.filter(({ refundable }) => refundable)
  const plans = cancellable.length > 0 ? cancellable : accepted
  const boards = boardsFor(getaway, filter)
  const reasons: NotThatStay[] = []
  let best: CheapestStay | null = null
  for (const { uuid } of hotel.rooms) {
    const nights = asked.nightsOf(uuid)
    const why = whyNotThatStay(nights, count, rooms)
    if (why) {
      reasons.push(why)
      continue
    }
    for (const { type: planType, percent: planPercent } of plans) {
      let sum = 0
      for (const night of nights) sum += priceNight(night, { supplement, planPercent, board: 0 }, rooms).discounted
      for (const { type: boardType, price: board } of boards) {
        // A board costs each person the same every night, whatever the conditions.
        const price = sum + 2 * board * rooms * count
        if (!best || price < best.price) best = { price, boardType, planType }
      }
    }
  }
  if (best) return ok(best)
  return fail(reasons.length < hotel.rooms.length ? 'no-rates' : whyNoRoom(reasons))
}

function boardsFor({ boardTypes, hotel }: Priced, { boards }: StayFilter) {
  return boardTypes.flatMap(({ type }) => {
    const price = hotel.boardPrices[type]
    return price !== undefined && (!boards || boards.includes(type)) ? [{ type, price }] : []
  })
}

/**
 * Whether who books today, so many days before arrival, may still cancel for nothing. On the day of the deadline itself
 * the hour decides, which a list does not ask: it promises nothing then.
 */
export function isStillFree({ refundable, penalties }: Pick<RatePlan, 'refundable' | 'penalties'>, daysAhead: number) {
  const first = Math.max(...penalties.map(({ daysBefore }) => daysBefore), -1)
  return refundable && daysAhead > first
}
