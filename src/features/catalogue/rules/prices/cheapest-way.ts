import type { Capacity } from '#features/catalogue/rules/services/service.ts'

/** One of the services that sell the same experience, and what a voucher of it costs today, in cents. */
export type VoucherOnSale = { uuid: string; capacity: Capacity; price: number }

/** What a party buys, of one service or of several, and for how many people that is good. */
export type Way = { pax: number; count: number; amount: number; items: WayItem[] }

type WayItem = { uuid: string; pax: number; count: number }

/**
 * The least that a party can pay. An experience that is sold alone and for two may cost a couple less as two single
 * vouchers, and three people less as one of each: whatever the prices are, that is what they are offered. Of ways that
 * cost the same it is the one with the fewest places left over, then the fewest vouchers, then the first listed.
 */
export function cheapestWay(onSale: readonly VoucherOnSale[], pax: number): Way | null {
  const [best = null] = waysOf(onSale)
    .filter((way) => way.pax >= pax)
    .toSorted((a, b) => a.amount - b.amount || a.pax - b.pax || a.count - b.count || a.items.length - b.items.length)
  return best
}

/** The parties that leave no place over: what can be chosen, from the smallest on. */
export const partySizes = (onSale: readonly VoucherOnSale[]): number[] =>
  [...new Set(waysOf(onSale).map(({ pax }) => pax))].toSorted((a, b) => a - b)

/** Each service in each number of vouchers, alone and beside those of the others. Together they share one room. */
function waysOf(onSale: readonly VoucherOnSale[]): Way[] {
  const most = Math.max(...onSale.map(({ capacity }) => capacity.maximum))
  let ways: Way[] = [{ pax: 0, count: 0, amount: 0, items: [] }]
  for (const voucher of onSale) {
    ways = ways.concat(ways.flatMap((way) => itemsOf(voucher).map((item) => added(way, item, voucher))))
  }
  return ways.filter(({ pax, count }) => count > 0 && pax <= most)
}

/** Far more than any party: it bounds the work that a mistaken capacity makes. */
const mostVouchers = 50

function itemsOf({ uuid, capacity: { minimum, maximum, incrementing } }: VoucherOnSale): WayItem[] {
  const steps = incrementing === 0 ? 0 : Math.floor((maximum - minimum) / incrementing)
  return Array.from({ length: Math.min(mostVouchers, steps + 1) }, (_, step) => ({
    uuid,
    pax: minimum + step * incrementing,
    count: step + 1,
  }))
}

const added = ({ pax, count, amount, items }: Way, item: WayItem, { price }: VoucherOnSale): Way => ({
  pax: pax + item.pax,
  count: count + item.count,
  amount: amount + item.count * price,
  items: [...items, item],
})
