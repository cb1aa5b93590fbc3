import { addDays, wallClock } from '#platform/time/dates.ts'
import { hour } from '#platform/time/durations.ts'

/** Until when a booking is moved or cancelled for nothing; null if its price is not given back. */
export const freeUntil = ({ startsAt, freeHours }: { startsAt: Date; freeHours: number | null }): Date | null =>
  freeHours === null ? null : new Date(startsAt.getTime() - freeHours * hour)

/** Spec 9: by its rate. At the minute itself it is too late, as for a hotel. */
export const isFreeToChange = (booking: { startsAt: Date; freeHours: number | null }, now: Date): boolean => {
  const until = freeUntil(booking)
  return until !== null && now < until
}

type Booked = { startsAt: Date; knownSince: Date; timeZone: string }

/** The day before, at the spa's place. Who booked on that day has a fresh e-mail about it. */
export function isReminderDue({ startsAt, knownSince, timeZone }: Booked, now: Date): boolean {
  const today = wallClock(now, timeZone).day
  return wallClock(startsAt, timeZone).day === addDays(today, 1) && wallClock(knownSince, timeZone).day < today
}
