import { byOrder } from '#features/catalogue/rules/ordering.ts'
import { isEnabled } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { ServiceSort, SpaSort } from '#features/search/rules/sorts.ts'
import { hasBit } from '#platform/rules/bit-set.ts'
import { memoize } from '#platform/rules/memoize.ts'
import type { Day } from '#platform/time/dates.ts'
import type { Experience } from '../experience.ts'
import type { PriceBook } from './price-index.ts'

/** The rows of all services in a sort's order. */
export type ServiceOrder = (sort: ServiceSort, day: Day, pax: number | null) => Uint32Array

/** Enabled services come first, whatever the sort (spec 4). */
export function makeServiceOrder(entries: readonly Experience[], book: PriceBook): ServiceOrder {
  const recommended = recommendedOrder(entries)
  const sorted = memoize((sort: Exclude<ServiceSort, 'recommended'>, day: Day, pax: number | null) => {
    const { prices } = book.forParty(day, pax)
    const discounted = book.discounted(day)
    const ranks = {
      cheapest: (row: number) => priceRank(prices[row] as number),
      dearest: (row: number) => ceiling - 1 - priceRank(prices[row] as number),
      'promotion-first': (row: number) => (hasBit(discounted, row) ? 0 : 1),
    }
    return sortedBy(entries, recommended, ranks[sort])
  }, ordersKept)
  return (sort, day, pax) => (sort === 'recommended' ? recommended : sorted(sort, day, pax))
}

const ordersKept = 24

function recommendedOrder(entries: readonly Experience[]): Uint32Array {
  const order = entries
    .flatMap(({ service }, row) => (service ? [{ row, service, isLast: !isEnabled(service) }] : []))
    .sort((a, b) => Number(a.isLast) - Number(b.isLast) || byOrder(a.service, b.service) || a.row - b.row)
  return Uint32Array.from(order, ({ row }) => row)
}

/** No amount reaches it: 671,088 € in cents. */
const ceiling = 2 ** 26
const priceRank = (cents: number) => Math.min(cents, ceiling - 1)

/**
 * Sorts numbers rather than objects, which is ten times as fast: what the row is sorted by, then its place in the
 * recommended order, in one number below 2^53.
 */
function sortedBy(entries: readonly Experience[], recommended: Uint32Array, rank: (row: number) => number) {
  const places = recommended.length
  const keys = Float64Array.from(recommended, (row, place) => {
    const service = entries[row]?.service
    const half = service && isEnabled(service) ? 0 : ceiling
    return (half + rank(row)) * places + place
  }).sort()
  return Uint32Array.from(keys, (key) => recommended[key % places] as number)
}

/** Ranks of all spas of a list that no question changes: whole numbers, the lowest first. */
export type SpaRanks = Record<Exclude<SpaSort, 'cheapest-service' | 'dearest-service'>, Int32Array>

export function makeSpaRanks(snapshot: Snapshot, spas: readonly Spa[]): SpaRanks {
  const hotels = hotelPrices(snapshot)
  return {
    // The shop's own order, with those first that can be visited now.
    recommended: Int32Array.from(spas, ({ status }) => (status === 'online' ? 0 : 1)),
    'best-rated': Int32Array.from(spas, ({ rating }) => lastRank - Math.round((rating.value ?? 0) * 1000)),
    'cheapest-hotel': Int32Array.from(spas, ({ uuid }) => hotels.get(uuid) ?? lastRank),
    'dearest-hotel': Int32Array.from(spas, ({ uuid }) => lastRank - (hotels.get(uuid) ?? 0)),
  }
}

/** Above every other rank: what a sort knows nothing of comes last. No amount reaches it: 671,088 € in cents. */
export const lastRank = 2 ** 26

/** What a night for two costs at least in the hotel of a spa: that is what its stays are sold for. */
function hotelPrices({ getaways }: Snapshot): Map<string, number> {
  const lowest = new Map<string, number>()
  for (const { spaUuid, priceFrom, nights } of getaways.values()) {
    const aNight = Math.round(priceFrom.amount / nights)
    lowest.set(spaUuid, Math.min(aNight, lowest.get(spaUuid) ?? aNight))
  }
  return lowest
}
