import { expect, test } from 'vitest'
import { addMonths, dayAfterKey, daysOfMonth, weekdayNumber, weeksOf } from './calendar.ts'

test.each([
  ['ArrowRight', '2026-12-12'],
  ['ArrowLeft', '2026-12-10'],
  ['ArrowDown', '2026-12-18'],
  ['ArrowUp', '2026-12-04'],
  ['Home', '2026-12-07'],
  ['End', '2026-12-13'],
  ['PageDown', '2027-01-11'],
  ['PageUp', '2026-11-11'],
  ['Enter', null],
])('%s from Friday 11 December', (key, to) => {
  expect(dayAfterKey(key, '2026-12-11', weekdayNumber('2026-12-11'))).toBe(to)
})

test('months follow each other over the year, and have their days', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect([daysOfMonth('2027-02').length, daysOfMonth('2026-12').at(-1)]).toEqual([28, '2026-12-31'])
  expect(dayAfterKey('PageDown', '2027-01-31', 6)).toBe('2027-02-28')
  expect([weekdayNumber('2026-11-30'), weekdayNumber('2026-12-06')]).toEqual([0, 6])
})

test('the weeks of a month begin on Monday', () => {
  expect(weeksOf('2026-11').map((week) => week.map((day) => Number(day?.slice(8) ?? 0)))).toEqual([
    [0, 0, 0, 0, 0, 0, 1],
    [2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12, 13, 14, 15],
    [16, 17, 18, 19, 20, 21, 22],
    [23, 24, 25, 26, 27, 28, 29],
    [30, 0, 0, 0, 0, 0, 0],
  ])
})
