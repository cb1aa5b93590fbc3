import type { RatePlan } from '#features/catalogue/rules/getaways/rate-plan.ts'

/**
 * Whether who books today, so many days before arrival, may still cancel for nothing. On the day of the deadline itself
 * the hour decides, which a list does not ask: it promises nothing then.
 */
export function isStillFree({ refundable, penalties }: Pick<RatePlan, 'refundable' | 'penalties'>, daysAhead: number) {
  const first = Math.max(...penalties.map(({ daysBefore }) => daysBefore), -1)
  return refundable && daysAhead > first
}
