import { extremesOf, ownersIn } from '#domain/search/narrow.ts'
import type { SpaSort } from '#domain/search/sorts.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import type { Answer } from './ask.ts'
import type { Experience } from './experience.ts'
import type { ExperienceList } from './search-list.ts'

/** Ranks of all spas of a list that no question changes: whole numbers, the lowest first. */
export type SpaRanks = Record<Exclude<SpaSort, 'cheapest-service' | 'dearest-service'>, Int32Array>

export function makeSpaRanks(snapshot: Snapshot, spas: readonly Experience['spa'][]): SpaRanks {
  const hotels = hotelPrices(snapshot)
  return {
    // The house's own order, with those first that can be visited now.
    recommended: Int32Array.from(spas, ({ status }) => (status === 'online' ? 0 : 1)),
    'best-rated': Int32Array.from(spas, ({ rating }) => last - Math.round((rating.value ?? 0) * 1000)),
    'cheapest-hotel': Int32Array.from(spas, ({ uuid }) => hotels.get(uuid) ?? last),
    'dearest-hotel': Int32Array.from(spas, ({ uuid }) => last - (hotels.get(uuid) ?? 0)),
  }
}

/** The spas that were found, as owners of the list's rows, in a sort's order. What a sort knows nothing of comes last. */
export function spasInOrder({ facets: { rows }, spaRanks }: ExperienceList, answer: Answer, sort: SpaSort): number[] {
  const { matched, prices } = answer
  const rankOf = (owner: number) => {
    if (sort !== 'cheapest-service' && sort !== 'dearest-service') return spaRanks[sort][owner] as number
    const { cheapest, dearest } = extremesOf(rows, owner, matched, prices)
    return sort === 'cheapest-service' ? prices[cheapest] || last : last - (prices[dearest] as number)
  }
  // Numbers sort ten times as fast as objects: the rank, then the place in the house's own order.
  const owners = rows.ownerStarts.length
  const keys = Float64Array.from(ownersIn(rows, matched), (owner) => rankOf(owner) * owners + owner).sort()
  return Array.from(keys, (key) => key % owners)
}

/** A spa that was found, with its cheapest service of those found. */
export function foundSpa({ facets: { rows }, entries }: ExperienceList, { matched, prices }: Answer, owner: number) {
  return entries[extremesOf(rows, owner, matched, prices).cheapest] as Experience
}

/** No amount reaches it: 671,088 € in cents. */
const last = 2 ** 26

/** What a night for two costs at least in the hotel of a spa: that is what its stays are sold for. */
function hotelPrices({ getaways }: Snapshot): Map<string, number> {
  const lowest = new Map<string, number>()
  for (const { spaUuid, priceFrom, nights } of getaways.values()) {
    const aNight = Math.round(priceFrom.amount / nights)
    lowest.set(spaUuid, Math.min(aNight, lowest.get(spaUuid) ?? aNight))
  }
  return lowest
}
