import { extremesOf, ownersIn } from '#features/search/rules/apply-facets.ts'
import type { SpaSort } from '#features/search/rules/sorts.ts'
import { hasBit } from '#platform/rules/bit-set.ts'
import type { Answer } from '../ask.ts'
import type { Experience } from '../experience.ts'
import type { ExperienceList } from '../search-list.ts'
import { lastRank } from './spa-ranks.ts'

/** The spas that were found, as owners of the list's rows, in a sort's order. What a sort knows nothing of comes last. */
export function spasInOrder({ facets: { rows }, spaRanks }: ExperienceList, answer: Answer, sort: SpaSort): number[] {
  const { matched, prices } = answer
  const rankOf = (owner: number) => {
    if (sort !== 'cheapest-service' && sort !== 'dearest-service') return spaRanks[sort][owner] as number
    const { cheapest, dearest } = extremesOf(rows, owner, matched, prices)
    return sort === 'cheapest-service' ? prices[cheapest] || lastRank : lastRank - (prices[dearest] as number)
  }
  // Numbers sort ten times as fast as objects: the rank, then the place in the shop's own order.
  const owners = rows.ownerStarts.length
  const keys = Float64Array.from(ownersIn(rows, matched), (owner) => rankOf(owner) * owners + owner).sort()
  return Array.from(keys, (key) => key % owners)
}

/** A spa that was found, with its cheapest service of those found. */
export function foundSpa({ facets: { rows }, entries }: ExperienceList, { matched, prices }: Answer, owner: number) {
  return entries[extremesOf(rows, owner, matched, prices).cheapest] as Experience
}

/** All its services of those found. */
export function foundServices({ facets: { rows }, entries }: ExperienceList, { matched }: Answer, owner: number) {
  const ofSpa = entries.slice(rows.ownerStarts[owner], rows.ownerStarts[owner + 1])
  return ofSpa.flatMap(({ service }, at) => {
    const row = (rows.ownerStarts[owner] as number) + at
    return service && hasBit(matched, row) ? service.uuid : []
  })
}
