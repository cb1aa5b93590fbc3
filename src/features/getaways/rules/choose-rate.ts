import { cheapestRate, type Rate } from '#features/catalogue/rules/getaways/rate.ts'
import { compare } from '#platform/rules/money.ts'

/** What was chosen so far. Null: nothing, so that any will do. */
export type WantedRate = { roomType: string | null; boardType: string | null; type: string | null }

export const anything: WantedRate = { roomType: null, boardType: null, type: null }

/**
 * `rate`: what prices are told of. It is not chosen where only rates that give nothing back have what was chosen: those
 * the buyer chooses. Null where no rate has it; then `nearest` has the rates that come nearest to it.
 */
export type ChosenRate = { rate: Rate; isChosen: boolean } | { rate: null; nearest: Rate[] }

const mostOffered = 2

/** The cheapest of the rates that have what was chosen: unless conditions were, of those that can be cancelled. */
export function chooseRate(rates: readonly Rate[], wanted: WantedRate): ChosenRate {
  const fitting = rates.filter((rate) => matches(rate, wanted) === wantedParts(wanted).length)
  const offered = wanted.type === null ? fitting.filter(isRefundable) : fitting
  const chosen = cheapestRate(offered)
  const rate = chosen ?? cheapestRate(fitting)
  return rate ? { rate, isChosen: chosen !== null } : { rate: null, nearest: nearestRates(rates, wanted) }
}

/** Those that keep most of the choice; of equals what can be cancelled, then the cheapest. Each room and board once: conditions are seen there. */
function nearestRates(rates: readonly Rate[], wanted: WantedRate): Rate[] {
  const sorted = rates.toSorted(
    (a, b) =>
      matches(b, wanted) - matches(a, wanted) ||
      Number(isRefundable(b)) - Number(isRefundable(a)) ||
      compare(a.basicPriceWithDiscount, b.basicPriceWithDiscount),
  )
  const known = new Set<string>()
  return sorted
    .filter(({ roomType, boardType }) => {
      const key = `${roomType} ${boardType}`
      return !known.has(key) && known.add(key)
    })
    .slice(0, mostOffered)
}

const isRefundable = ({ cancelPolicy }: Rate) => cancelPolicy.refundable

const rateParts = ['roomType', 'boardType', 'type'] as const

const wantedParts = (wanted: WantedRate) => rateParts.filter((name) => wanted[name] !== null)

const matches = (rate: Rate, wanted: WantedRate) =>
  wantedParts(wanted).filter((name) => rate[name] === wanted[name]).length
