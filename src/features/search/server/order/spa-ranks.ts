import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { SpaSort } from '#features/search/rules/sorts.ts'

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
