import { expect, test } from 'vitest'
import { isReminderDue } from './booking-deadlines.ts'

test.each([
  ['two days before', '2026-11-10T10:00:00Z', '2026-11-17T09:00:00Z', false],
  ['the day before', '2026-11-10T10:00:00Z', '2026-11-18T09:00:00Z', true],
  ['the same day', '2026-11-10T10:00:00Z', '2026-11-19T09:00:00Z', false],
  ['booked this morning for tomorrow', '2026-11-18T07:00:00Z', '2026-11-18T09:00:00Z', false],
])('an hour on 19 November: %s', (_, knownSince, now, isDue) => {
  const booked = {
    startsAt: new Date('2026-11-19T17:30:00Z'),
    knownSince: new Date(knownSince),
    timeZone: 'Europe/Madrid',
  }
  expect(isReminderDue(booked, new Date(now))).toBe(isDue)
})

test('at half past midnight in Madrid it is still the day before on the islands', () => {
  const booked = {
    startsAt: new Date('2026-11-20T10:00:00Z'),
    knownSince: new Date('2026-11-01T10:00:00Z'),
  }
  const now = new Date('2026-11-18T23:30:00Z')
  expect(isReminderDue({ ...booked, timeZone: 'Europe/Madrid' }, now)).toBe(true)
  expect(isReminderDue({ ...booked, timeZone: 'Atlantic/Canary' }, now)).toBe(false)
})
