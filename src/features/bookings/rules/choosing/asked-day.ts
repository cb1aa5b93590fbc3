import { type NotPaidOn, type PaidDays, whyNotPaidOn } from '#features/bookings/rules/paid-days.ts'
import { monthOf } from '#platform/time/calendar.ts'
import { type Day, isDay } from '#platform/time/dates.ts'

export type DayProblem = 'not-a-day' | 'past' | 'too-far' | NotPaidOn
export type DayBounds = { first: Day; last: Day }

/** The day that an address asks for; null if it asks for none, or for one that can't be chosen. */
export function readDay(
  asked: string,
  { first, last }: DayBounds,
  paidDays?: PaidDays,
): { day: Day | null; problem: DayProblem | null } {
  if (asked === '') return { day: null, problem: null }
  if (!isDay(asked)) return { day: null, problem: 'not-a-day' }
  const notPaid = paidDays ? whyNotPaidOn(paidDays, asked) : null
  if (notPaid) return { day: null, problem: notPaid }
  if (asked < first) return { day: null, problem: 'past' }
  if (asked > last) return { day: null, problem: 'too-far' }
  return { day: asked, problem: null }
}

/** The month that is looked at: the one asked for, if it has a day that can be chosen, or else that of the day. */
export function readMonth(asked: string, day: Day, { first, last }: DayBounds): string {
  const isMonth = /^\d{4}-\d{2}$/.test(asked) && isDay(`${asked}-01`)
  return isMonth && asked >= monthOf(first) && asked <= monthOf(last) ? asked : monthOf(day)
}
