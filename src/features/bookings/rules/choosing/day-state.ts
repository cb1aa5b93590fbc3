import type { DayHours } from '#features/search/rules/hours/hours-of-day.ts'
import type { Day } from '#platform/time/dates.ts'

/** `over`: past, or so far away that it can't be booked yet. */
export type DayState = 'over' | 'closed' | 'full' | 'few' | 'free'

/** Up to so many free hours are few. */
const few = 2

export const countFree = ({ hours }: Pick<DayHours, 'hours'>) => hours.filter(({ free }) => free > 0).length

export function dayState(hours: DayHours, { first, last }: { first: Day; last: Day }): DayState {
  if (hours.day < first || hours.day > last) return 'over'
  // The spa may be open today, with no hour left that could still be booked.
  if (hours.day === first && hours.state === 'closed') return 'over'
  if (hours.state !== 'open') return hours.state
  return countFree(hours) <= few ? 'few' : 'free'
}
