import { extremes } from '#domain/search/narrow.ts'
import type { SpaSort } from '#domain/search/sorts.ts'
import { perSnapshot } from '#server/catalogue/per-snapshot.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import type { Answer } from './ask.ts'
import type { Experience } from './experience.ts'
import type { SearchList } from './search-list.ts'

/** A spa that was found, with the rows of its cheapest and its dearest service of those found. */
export type FoundSpa = { experience: Experience; cheapest: number; dearest: number }

/** The spas that were found in a sort's order. Where the sort knows nothing of a spa it comes last. */
export function spasInOrder(
  snapshot: Snapshot,
  { entries, facets }: SearchList<Experience>,
  { matched, prices }: Answer,
  sort: SpaSort,
): FoundSpa[] {
  const { cheapest, dearest } = extremes(facets.rows, matched, prices)
  const found: (FoundSpa & { rank: number; owner: number })[] = []
  cheapest.forEach((row, owner) => {
    const experience = entries[row]
    if (!experience) return
    const spa = { experience, cheapest: row, dearest: dearest[owner] as number }
    found.push({ ...spa, owner, rank: ranks[sort](spa, prices, snapshot) })
  })
  return found.sort((a, b) => (a.rank === b.rank ? a.owner - b.owner : a.rank - b.rank))
}

const last = Number.POSITIVE_INFINITY

const ranks: Record<SpaSort, (found: FoundSpa, prices: Int32Array, snapshot: Snapshot) => number> = {
  // The house's own order, with those first that can be visited now.
  recommended: ({ experience: { spa } }) => (spa.status === 'online' ? 0 : 1),
  'best-rated': ({ experience: { spa } }) => -(spa.rating.value ?? 0),
  'cheapest-service': ({ cheapest }, prices) => prices[cheapest] || last,
  'dearest-service': ({ dearest }, prices) => -(prices[dearest] as number),
  'cheapest-hotel': ({ experience: { spa } }, _, snapshot) => hotelPrices(snapshot).get(spa.uuid) ?? last,
  'dearest-hotel': ({ experience: { spa } }, _, snapshot) => -(hotelPrices(snapshot).get(spa.uuid) ?? 0),
}

/** What a night for two costs at least in the hotel of a spa: that is what its stays are sold for. */
const hotelPrices = perSnapshot((snapshot) => {
  const lowest = new Map<string, number>()
  for (const { spaUuid, priceFrom, nights } of snapshot.getaways.values()) {
    const aNight = Math.round(priceFrom.amount / nights)
    lowest.set(spaUuid, Math.min(aNight, lowest.get(spaUuid) ?? aNight))
  }
  return lowest
})
