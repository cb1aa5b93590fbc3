import { expect, test } from 'vitest'
import { type Schedule, scheduleDays } from '../spas/spa.ts'
import { isGivenOn, isSpaOpenOn } from './available-on.ts'

const hours = { opens: '10:00', closes: '20:00' }
const schedule = Object.fromEntries(scheduleDays.map((day) => [day, day === 'monday' ? null : hours])) as Schedule
const open = { status: 'online', reopensOn: null, schedule } as const

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
