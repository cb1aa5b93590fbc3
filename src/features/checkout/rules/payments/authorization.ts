import { day, minute } from '#platform/time/durations.ts'
import { leaseTime } from './waiting.ts'

/** No provider keeps authorised money for longer. What nobody would release by then is the buyer's again. */
export const longestAuthorization = 30 * day

/** An operator should look at what was to be released, and was not for so long. */
export const unreleasedTooLong = day

export const isAuthorizationOver = (authorizedAt: Date, lastsFor: number, now: Date) =>
  now.getTime() >= authorizedAt.getTime() + lastsFor

/** After a release that got no clear answer: twice as long as after the last one, from a lease to an hour. */
export function releaseDelay(lastTriedAt: Date | null, now: Date): number {
  const waited = lastTriedAt ? now.getTime() - lastTriedAt.getTime() : 0
  return Math.min(Math.max(2 * waited, leaseTime), 60 * minute)
}
