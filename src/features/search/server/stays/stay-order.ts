import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { StaySort } from '#features/search/rules/sorts.ts'
import { hasBit } from '#platform/rules/bit-set.ts'
import type { GetawayAnswer } from '../ask.ts'
import type { SearchList } from '../search-list.ts'

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
