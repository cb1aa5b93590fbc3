import { expect, test } from 'vitest'
import type { DayHours } from '#features/search/rules/hours/hours-of-day.ts'
import { nearnessOf, nextHours } from './nearest-hours.ts'

const day = (name: string, free: Record<string, number>): DayHours => ({
  day: name,
  state: 'open',
  hours: Object.entries(free).map(([time, places]) => ({
    time,
    startsAt: new Date(`${name}T${time}:00Z`),
    free: places,
  })),
})

const days = [
  day('2026-11-17', { '10:00': 0, '11:00': 1, '12:00': 2, '13:00': 2 }),
  day('2026-11-18', { '10:00': 0 }),
  day('2026-11-19', { '10:00': 1 }),
  day('2026-11-20', { '10:00': 1, '11:00': 1 }),
]
const named = (count: number) => nextHours(days, count).map((one) => `${one.day} ${one.hour.time}`)

test('the next free hours are two of a day at most, in order', () => {
  expect(named(4)).toEqual(['2026-11-17 11:00', '2026-11-17 12:00', '2026-11-19 10:00', '2026-11-20 10:00'])
  expect(named(1)).toEqual(['2026-11-17 11:00'])
  expect(nextHours([], 4)).toEqual([])
})

test.each([
  ['2026-11-17', 'today'],
  ['2026-11-18', 'tomorrow'],
  ['2026-11-19', 'near'],
  ['2026-12-14', 'near'],
  ['2026-12-15', 'far'],
])('from 17 November, %s is %s', (which, nearness) => {
  expect(nearnessOf(which, '2026-11-17')).toBe(nearness)
})
