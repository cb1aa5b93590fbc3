import { hour } from '#platform/time/durations.ts'

/** Until when a booking is moved or cancelled for nothing; null if its price is not given back. */
export const freeUntil = ({ startsAt, freeHours }: { startsAt: Date; freeHours: number | null }): Date | null =>
  freeHours === null ? null : new Date(startsAt.getTime() - freeHours * hour)

/** Spec 9: by its rate. At the minute itself it is too late, as for a hotel. */
export const isFreeToChange = (booking: { startsAt: Date; freeHours: number | null }, now: Date): boolean => {
  const until = freeUntil(booking)
  return until !== null && now < until
}
