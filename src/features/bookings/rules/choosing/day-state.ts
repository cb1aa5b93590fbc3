import { type NotPaidOn, type PaidDays, whyNotPaidOn } from '#features/bookings/rules/read-hour.ts'
import type { DayHours } from '#features/search/rules/hours/hours-of-day.ts'
import { monthOf } from '#platform/time/calendar.ts'
import { type Day, isDay } from '#platform/time/dates.ts'

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

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** As one speaks of it here: the afternoon begins with lunch at two, and the night of a spa ends after midnight. */
export function partOfDay(time: string): PartOfDay {
  if (time < '06:00' || time >= '20:00') return 'evening'
  return time < '14:00' ? 'morning' : 'afternoon'
}

type DayProblem = 'not-a-day' | 'past' | 'too-far' | NotPaidOn
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
