import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Day } from '#platform/time/dates.ts'
import type { Origin } from '#platform/visits/origin.ts'
import { trackingData } from '../personal-data.ts'

/** In their order. A view is a page that shows goods of a kind; the others are counted once for each purchase. */
export const stages = ['views', 'starts', 'buyers', 'payments', 'confirmed'] as const
export type Stage = (typeof stages)[number]
export type Counts = Record<Stage, number>

/** What a count is about. The day is that of Madrid on which the stage was reached; the rest is as the visit began. */
export type FunnelKey = Origin & { day: Day; language: Language; kind: PurchaseKind }
export type FunnelRow = FunnelKey & Counts

export const dimensions = ['day', 'language', 'channel', 'campaign', 'kind'] as const
export type Dimension = (typeof dimensions)[number]

export const noCounts: Counts = { views: 0, starts: 0, buyers: 0, payments: 0, confirmed: 0 }

export const funnelKey = ({ language, kind, channel, campaign }: Omit<FunnelKey, 'day'>, day: Day) =>
  `${day} ${language} ${kind} ${channel} ${campaign}`

/** One row for each key. */
export function mergeRows(rows: readonly FunnelRow[]): FunnelRow[] {
  return Object.values(Object.groupBy(rows, (row) => funnelKey(row, row.day))).flatMap((same = []) => {
    const [first] = same
    return first ? [{ ...first, ...sumCounts(same) }] : []
  })
}

export function sumCounts(rows: readonly Counts[]): Counts {
  const sum = { ...noCounts }
  for (const row of rows) for (const stage of stages) sum[stage] += row[stage]
  return sum
}

/** The sums for each value of a dimension: days in their order, the others by what was confirmed, started and viewed. */
export function groupRows(rows: readonly FunnelRow[], by: Dimension): { name: string; counts: Counts }[] {
  const groups = Object.entries(Object.groupBy(rows, (row) => row[by])).map(([name, same = []]) => ({
    name,
    counts: sumCounts(same),
  }))
  if (by === 'day') return groups.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const weigh = ({ counts }: { counts: Counts }) => [counts.confirmed, counts.starts, counts.views] as const
  return groups.toSorted((one, other) => {
    const [mine, theirs] = [weigh(one), weigh(other)]
    return theirs[0] - mine[0] || theirs[1] - mine[1] || theirs[2] - mine[2] || (one.name < other.name ? -1 : 1)
  })
}

/** How many of those of the stage before came to this one; null if there were none. */
export function rateOf(counts: Counts, stage: Stage): number | null {
  const before = stages[stages.indexOf(stage) - 1]
  return before && counts[before] > 0 ? counts[stage] / counts[before] : null
}

/**
 * For how long a purchase that is not confirmed remembers its origin, in days: whoever pays later than this is not
 * counted any more. A confirmed one forgets it in the next night. Counts are kept: nobody stands in them.
 */
export const originDays = trackingData.kept.purchaseOrigin.terms.kept.days

/** Origins that are counted by name on one day: first for views, then for purchases, so that no flood of the former hides the latter. */
export const mostOrigins = { views: 200, purchases: 400 }
