import { wallClock } from '#platform/time/dates.ts'

/** Before six in the morning it is still the evening before, for whoever books an hour then. */
const nightTime = 6 * 60 * 60_000

/** Whether it is the day of an hour by the spa's clock, or later. Needs no opening hours, as at a desk without catalogue. */
export function hasDayCome(startsAt: Date, timeZone: string, now: Date): boolean {
  const { day } = wallClock(new Date(startsAt.getTime() - nightTime), timeZone)
  return wallClock(now, timeZone).day >= day
}
