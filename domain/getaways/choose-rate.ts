import { compare } from '#domain/money.ts'
import { cheapestRate, type Rate } from './rate.ts'

/** What was chosen so far. Null: nothing, so that any will do. */
export type RateWish = { roomType: string | null; boardType: string | null; type: string | null }

/** `rate`: null where no rate has all that was chosen; then `nearest` has the rates that come nearest to it. */
export type ChosenRate = { rate: Rate | null; nearest: Rate[] }

const mostOffered = 2

/** The cheapest of the rates that have what was chosen. */
export function chooseRate(rates: readonly Rate[], wish: RateWish): ChosenRate {
  const fitting = rates.filter((rate) => matches(rate, wish) === wishesOf(wish).length)
  const rate = cheapestRate(fitting)
  return rate ? { rate, nearest: [] } : { rate: null, nearest: nearestRates(rates, wish) }
}

/** Those that keep most of the choice; of equals the cheapest. Each room and board once: conditions are seen there. */
function nearestRates(rates: readonly Rate[], wish: RateWish): Rate[] {
  const sorted = rates.toSorted(
    (a, b) => matches(b, wish) - matches(a, wish) || compare(a.basicPriceWithDiscount, b.basicPriceWithDiscount),
  )
  const seen = new Set<string>()
  return sorted
    .filter(({ roomType, boardType }) => {
      const key = `${roomType} ${boardType}`
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, mostOffered)
}

const wished = ['roomType', 'boardType', 'type'] as const

const wishesOf = (wish: RateWish) => wished.filter((name) => wish[name] !== null)

const matches = (rate: Rate, wish: RateWish) => wishesOf(wish).filter((name) => rate[name] === wish[name]).length
