import { fail, ok, type Result } from '#platform/rules/result.ts'
import { addDays, type Day, daysBetween, isDay } from '#platform/time/dates.ts'

/** The day of arrival and the day of departure, on the calendar of the hotel's place. */
export type Stay = { from: Day; to: Day }

export const mostNights = 30

/** Hotels tell their prices for about 18 months. */
export const daysAhead = 548

export type StayProblem = 'wrong-dates' | 'past' | 'reversed' | 'too-long' | 'too-far'

/** Dates as somebody sent them. `today`: the day at the hotel. Arriving today is possible. */
export function readStay(from: unknown, to: unknown, today: Day): Result<Stay, StayProblem> {
  if (!isDay(from) || !isDay(to)) return fail('wrong-dates')
  if (from < today) return fail('past')
  const nights = daysBetween(from, to)
  if (nights < 1) return fail('reversed')
  if (nights > mostNights) return fail('too-long')
  if (daysBetween(today, to) > daysAhead) return fail('too-far')
  return ok({ from, to })
}

export const countNights = ({ from, to }: Stay) => daysBetween(from, to)

/** Each night by the day on which it begins. */
export const nightsOf = (stay: Stay): Day[] =>
  Array.from({ length: countNights(stay) }, (_, night) => addDays(stay.from, night))
