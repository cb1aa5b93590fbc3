import { expect, test } from 'vitest'
import { isGivenOn, isSpaOpenOn } from './given-on.ts'
import { type Schedule, scheduleDays } from './spa.ts'

const hours = { opens: '10:00', closes: '20:00' }
const schedule = Object.fromEntries(scheduleDays.map((day) => [day, day === 'monday' ? null : hours])) as Schedule
const open = { status: 'online', reopensOn: null, schedule } as const

const [monday, wednesday, saturday, sunday] = ['2026-11-16', '2026-11-18', '2026-11-21', '2026-11-22']
const weekend = { hasAvailabilityOn: [6, 7] }
const daily = { hasAvailabilityOn: [1, 2, 3, 4, 5, 6, 7] }

test.each([
  ['a weekend service on a Saturday', weekend, saturday, true],
  ['a weekend service on a Sunday', weekend, sunday, true],
  ['a weekend service on a Wednesday', weekend, wednesday, false],
  ['a daily service on a Wednesday', daily, wednesday, true],
  ['a daily service on the day the spa is closed', daily, monday, false],
])('%s', (_, service, day, isGiven) => {
  expect(isGivenOn(service, open, day)).toBe(isGiven)
})

test.each([
  ['closedtemp', '2026-11-18', '2026-11-17', false],
  ['closedtemp', '2026-11-18', '2026-11-18', true],
  ['closedtemp', null, '2027-05-04', false],
  ['closed', '2026-11-18', '2026-11-19', false],
  ['lost', null, '2026-11-19', false],
] as const)('a spa that is %s until %s, on %s: %s', (status, reopensOn, day, isOpen) => {
  expect(isSpaOpenOn({ ...open, status, reopensOn }, day)).toBe(isOpen)
})

test('a holiday has hours of its own', () => {
  expect(isSpaOpenOn(open, monday, true)).toBe(true)
  expect(isSpaOpenOn({ ...open, schedule: { ...schedule, holiday: null } }, saturday, true)).toBe(false)
})
