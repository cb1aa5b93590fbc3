import { addDays, type Day } from '#platform/time/dates.ts'

/** Decided: value that is returned to an expired balance can be spent for so long. */
const returnedDays = 90

/** The last day of what is returned today. What was returned before it and is still valid goes with it. */
export function returnedUntil(endsOn: Day, today: Day): Day {
  const until = addDays(today, returnedDays)
  return until > endsOn ? until : endsOn
}

/** What can be spent of the sum of a balance's entries, as long as it is valid. */
export const validPart = (sum: number, { expiredAmount }: { expiredAmount: number }): number =>
  Math.max(0, sum - expiredAmount)
