import { expect, test } from 'vitest'
import { type Schedule, type Spa, scheduleDays } from '#features/catalogue/rules/spas/spa.ts'
import { isGivenOn, isSpaOpenOn } from './available-on.ts'

const hours = { opens: '10:00', closes: '20:00' }
const schedule = Object.fromEntries(scheduleDays.map((day) => [day, day === 'monday' ? null : hours])) as Schedule
const open = { status: 'online', reopensOn: null, schedule, exceptions: [] } as Pick<
  Spa,
  'status' | 'reopensOn' | 'schedule' | 'exceptions'
>

const monday = '2026-11-16'
const wednesday = '2026-11-18'
const saturday = '2026-11-21'
const sunday = '2026-11-22'

test.each([
  ['a weekend service on a Saturday', [6, 7], saturday, true],
  ['a weekend service on a Sunday', [6, 7], sunday, true],
  ['a weekend service on a Wednesday', [6, 7], wednesday, false],
  ['a service from Monday to Thursday on a Monday', [1, 2, 3, 4], monday, true],
])('%s', (_, hasAvailabilityOn, day, isGiven) => {
  expect(isGivenOn(day)({ hasAvailabilityOn })).toBe(isGiven)
})

test.each([
  ['online', null, wednesday, true],
  ['online', null, monday, false],
  ['closedtemp', '2026-11-18', '2026-11-17', false],
  ['closedtemp', '2026-11-18', '2026-11-18', true],
  ['closedtemp', null, '2027-05-04', false],
  ['closed', '2026-11-18', '2026-11-19', false],
  ['lost', null, '2026-11-19', false],
] as const)('a spa that is %s until %s, on %s: %s', (status, reopensOn, day, isOpen) => {
  expect(isSpaOpenOn({ ...open, status, reopensOn }, day, false)).toBe(isOpen)
})

test('a holiday has hours of its own', () => {
  expect(isSpaOpenOn(open, monday, true)).toBe(true)
  expect(isSpaOpenOn({ ...open, schedule: { ...schedule, holiday: null } }, saturday, true)).toBe(false)
})

test('a week of works, and a Monday on which it opens for once', () => {
  const exceptions = [
    { from: '2026-11-16', to: '2026-11-16', hours },
    { from: wednesday, to: '2026-11-20', hours: null },
  ]
  const days = [monday, '2026-11-17', wednesday, '2026-11-20', saturday]
  expect(days.map((day) => isSpaOpenOn({ ...open, exceptions }, day, false))).toEqual([true, true, false, false, true])
})
