import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { extremesOf, ownersIn } from '#features/search/rules/apply-facets.ts'
import type { SpaSort, StaySort } from '#features/search/rules/sorts.ts'
import { hasBit } from '#platform/rules/bit-set.ts'
import type { GetawayAnswer, SearchAnswer } from '../ask.ts'
import type { Experience } from '../experience.ts'
import type { ExperienceList, SearchList } from '../search-list.ts'
import { lastRank } from './service-order.ts'

/** The spas that were found, as owners of the list's rows, in a sort's order. What a sort knows nothing of comes last. */
export function spasInOrder(
  { facets: { rows }, spaRanks }: ExperienceList,
  answer: SearchAnswer,
  sort: SpaSort,
): number[] {
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
export function foundSpa(
  { facets: { rows }, entries }: ExperienceList,
  { matched, prices }: SearchAnswer,
  owner: number,
) {
  return entries[extremesOf(rows, owner, matched, prices).cheapest] as Experience
}

/** All its services of those found. */
export function foundServices({ facets: { rows }, entries }: ExperienceList, { matched }: SearchAnswer, owner: number) {
  const ofSpa = entries.slice(rows.ownerStarts[owner], rows.ownerStarts[owner + 1])
  return ofSpa.flatMap(({ service }, at) => {
    const row = (rows.ownerStarts[owner] as number) + at
    return service && hasBit(matched, row) ? service.uuid : []
  })
}

/**
 * The getaways that were found, as rows, in a sort's order. What can't be had on the dates comes last, and what a sort
 * knows nothing of after the others.
 */
export function staysInOrder(
  { spas }: Snapshot,
  { entries }: SearchList<Getaway>,
  { matched, prices, outcomes }: GetawayAnswer,
  sort: StaySort,
): number[] {
  const ranks = {
    recommended: () => 0,
    'best-rated': (row: number) => -(spas.get(entries[row]?.spaUuid ?? '')?.rating.value ?? 0),
    'cheapest-hotel': (row: number) => prices[row] || Number.POSITIVE_INFINITY,
    'dearest-hotel': (row: number) => -(prices[row] as number),
  }
  const isLast = (row: number) => (outcomes?.[row]?.state === 'none' ? 1 : 0)
  const rows: { row: number; last: number; rank: number }[] = []
  for (let row = 0; row < entries.length; row++)
    if (hasBit(matched, row)) rows.push({ row, last: isLast(row), rank: ranks[sort](row) })
  return rows.sort((a, b) => a.last - b.last || compare(a.rank, b.rank) || a.row - b.row).map(({ row }) => row)
}

/** Two that are both unknown are equal, which a difference of infinities would not say. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
