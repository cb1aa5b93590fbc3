import {
  countFree,
  type DayBounds,
  type DayState,
  dayState,
  readMonth,
} from '#features/bookings/rules/choosing/day-state.ts'
import type { DayHours } from '#features/search/rules/hours/hours-of-day.ts'
import { addMonths, daysOfMonth, monthOf } from '#platform/time/calendar.ts'
import { addDays, type Day } from '#platform/time/dates.ts'

export type DayView = { day: Day; state: DayState; free: number }

export type MonthView = { month: string; days: DayView[]; previous: string | null; next: string | null }

/** So many days before and after the chosen one stand in the strip, wherever in the month it is. */
const daysBefore = 3
const daysAfter = 10

/** From when to when the strip of days goes: the month of the chosen one, and some days around it. */
export function stripRange(day: Day, { first, last }: DayBounds) {
  const month = monthOf(day)
  return {
    from: later(first, earlier(`${month}-01`, addDays(day, -daysBefore))),
    to: earlier(last, later(endOf(month), addDays(day, daysAfter))),
  }
}

export function monthView(month: string, days: ReadonlyMap<Day, DayHours>, bounds: DayBounds): MonthView {
  return {
    month,
    days: daysOfMonth(month).map((day) => dayView(day, days, bounds)),
    previous: month > monthOf(bounds.first) ? addMonths(month, -1) : null,
    next: month < monthOf(bounds.last) ? addMonths(month, 1) : null,
  }
}

/** Days on which nobody can come are left out, but for the one that is looked at. */
export function stripView(chosen: Day, days: ReadonlyMap<Day, DayHours>, bounds: DayBounds): DayView[] {
  const { from, to } = stripRange(chosen, bounds)
  const views: DayView[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) views.push(dayView(day, days, bounds))
  return views.filter(({ day, state }) => day === chosen || (state !== 'over' && state !== 'closed'))
}

/** The day that is shown, the month beside it, and the hours of all their days. */
export async function findDay(read: ReadDays, { day: asked, month: askedMonth, bounds }: DayQuery) {
  const { day, days } = asked ? { day: asked, days: null } : await findFirstFree(read, bounds)
  const month = readMonth(askedMonth, day, bounds)
  const range = rangeOf(day, month, bounds)
  return { day, month, days: days && covers(days, range) ? days : await read(range) }
}

/** What must be read for a page: the strip around its day, the nearest days, and the month that is looked at. */
function rangeOf(day: Day, month: string, bounds: DayBounds) {
  const strip = stripRange(day, bounds)
  return {
    from: earlier(
      later(bounds.first, addDays(day, -nearDays)),
      earlier(strip.from, later(bounds.first, `${month}-01`)),
    ),
    to: later(strip.to, earlier(bounds.last, endOf(month))),
  }
}

/** In which the free hour that is nearest to a full day is looked for. */
const nearDays = 10

function dayView(day: Day, days: ReadonlyMap<Day, DayHours>, bounds: DayBounds): DayView {
  const hours = days.get(day) ?? { day, state: 'closed', hours: [] }
  return { day, state: dayState(hours, bounds), free: countFree(hours) }
}

const endOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1)
export const earlier = (one: Day, other: Day) => (one < other ? one : other)
const later = (one: Day, other: Day) => (one > other ? one : other)

type Range = { from: Day; to: Day }
export type ReadDays = (range: Range) => Promise<DayHours[]>

type DayQuery = { day: Day | null; month: string; bounds: DayBounds }

/** The first day with a free hour; the first of all, if there is none. It is looked for in two months, then in all. */
async function findFirstFree(read: ReadDays, bounds: DayBounds): Promise<{ day: Day; days: DayHours[] }> {
  const { first, last } = bounds
  const near = await read(rangeOf(first, addMonths(monthOf(first), 1), bounds))
  const found = firstFree(near)
  if (found) return { day: found, days: near }
  const days = await read({ from: first, to: last })
  return { day: firstFree(days) ?? first, days }
}

const firstFree = (days: readonly DayHours[]): Day | null => days.find(({ state }) => state === 'open')?.day ?? null

const covers = (days: readonly DayHours[], { from, to }: Range) =>
  (days[0]?.day ?? to) <= from && (days.at(-1)?.day ?? from) >= to
