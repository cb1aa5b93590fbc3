import { expect, test } from 'vitest'
import { isOpenAt, openingOn } from '#domain/catalogue/opening.ts'

const week = { opens: '10:00', closes: '20:00' }
const weekend = { opens: '09:00', closes: '24:00' }
const holiday = { opens: '11:00', closes: '14:00' }
const schedule = {
  monday: null,
  tuesday: week,
  wednesday: week,
  thursday: week,
  friday: week,
  saturday: weekend,
  sunday: weekend,
  holiday,
}

test.each([
  ['a Tuesday', '2026-11-17', false, week],
  ['a Saturday', '2026-11-21', false, weekend],
  ['a Monday, closed', '2026-11-16', false, null],
  ['a holiday on a Monday', '2026-11-16', true, holiday],
  ['a holiday on a Saturday', '2026-11-21', true, holiday],
])('the hours of %s', (_, day, isHoliday, hours) => {
  expect(openingOn(schedule, day, isHoliday)).toEqual(hours)
})

test('a spa may close on holidays', () => {
  expect(openingOn({ ...schedule, holiday: null }, '2026-11-17', true)).toBeNull()
})

test.each([
  ['a minute before opening', '2026-11-17T08:59:59Z', 'Europe/Madrid', false, false],
  ['at opening time', '2026-11-17T09:00:00Z', 'Europe/Madrid', false, true],
  ['at that instant, still early in Tenerife', '2026-11-17T09:00:00Z', 'Atlantic/Canary', false, false],
  ['an hour later in Tenerife', '2026-11-17T10:00:00Z', 'Atlantic/Canary', false, true],
  ['a minute before closing', '2026-11-17T18:59:59Z', 'Europe/Madrid', false, true],
  ['at closing time', '2026-11-17T19:00:00Z', 'Europe/Madrid', false, false],
  ['at opening time in summer', '2026-07-07T08:00:00Z', 'Europe/Madrid', false, true],
  ['on a closed day', '2026-11-16T12:00:00Z', 'Europe/Madrid', false, false],
  ['on a closed weekday that is a holiday', '2026-11-16T12:00:00Z', 'Europe/Madrid', true, true],
  ['in the afternoon of a holiday', '2026-11-17T15:00:00Z', 'Europe/Madrid', true, false],
  ['late on a Sunday in Tenerife, Monday in Madrid', '2026-11-15T23:30:00Z', 'Atlantic/Canary', false, true],
])('%s', (_, instant, timeZone, isHoliday, open) => {
  expect(isOpenAt(schedule, new Date(instant), timeZone, isHoliday)).toBe(open)
})
