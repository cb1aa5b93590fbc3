import { addDays, wallClock } from '#platform/time/dates.ts'

type Booked = { startsAt: Date; knownSince: Date; timeZone: string }

/** The day before, at the spa's place. Who booked on that day has a fresh e-mail about it. */
export function isReminderDue({ startsAt, knownSince, timeZone }: Booked, now: Date): boolean {
  const today = wallClock(now, timeZone).day
  return wallClock(startsAt, timeZone).day === addDays(today, 1) && wallClock(knownSince, timeZone).day < today
}
