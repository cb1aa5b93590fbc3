import { type Bounds, readMonth } from '#features/bookings/rules/choosing/asked-day.ts'
import type { DayHours } from '#features/search/rules/hours/hours-of-day.ts'
import { addMonths, monthOf } from '#platform/time/calendar.ts'
import type { Day } from '#platform/time/dates.ts'
import { rangeOf } from './day-views.ts'

type Range = { from: Day; to: Day }
export type ReadDays = (range: Range) => Promise<DayHours[]>

type Asked = { day: Day | null; month: string; bounds: Bounds }

/** The day that is shown, the month beside it, and the hours of all their days. */
export async function findDay(read: ReadDays, { day: asked, month: askedMonth, bounds }: Asked) {
  const { day, days } = asked ? { day: asked, days: null } : await findFirstFree(read, bounds)
  const month = readMonth(askedMonth, day, bounds)
  const range = rangeOf(day, month, bounds)
  return { day, month, days: days && covers(days, range) ? days : await read(range) }
}

/** The first day with a free hour; the first of all, if there is none. It is looked for in two months, then in all. */
async function findFirstFree(read: ReadDays, bounds: Bounds): Promise<{ day: Day; days: DayHours[] }> {
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
