import { type FunnelRow, stages, sumCounts } from '#features/tracking/rules/funnel/funnel.ts'
import type { Books } from '../books.ts'

/** Where the counts of the funnel are not those of the purchases. */
export function funnelDifferences({ purchases }: Pick<Books, 'purchases'>, rows: readonly FunnelRow[]): string[] {
  const counted = sumCounts(rows)
  const reached = sumCounts(
    purchases.map(({ buyerSavedAt, paymentStartedAt, confirmedAt }) => ({
      views: 0,
      starts: 1,
      buyers: buyerSavedAt ? 1 : 0,
      payments: paymentStartedAt ? 1 : 0,
      confirmed: confirmedAt ? 1 : 0,
    })),
  )
  return stages
    .filter((stage) => stage !== 'views' && counted[stage] !== reached[stage])
    .map((stage) => `the funnel counts ${counted[stage]} ${stage}, and there were ${reached[stage]}`)
}
