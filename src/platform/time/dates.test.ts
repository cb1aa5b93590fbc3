import { expect, test } from 'vitest'
import { addDays, daysBetween, endOfDay, instantAt, isDay, madridDay, wallClock, weekdayOf } from './dates.ts'

test.each([
  ['a winter noon', '2026-11-15T12:00:00Z', '2026-11-15'],
  ['the last minute of a winter day', '2026-11-15T22:59:59.999Z', '2026-11-15'],
  ['the first instant of a winter day', '2026-11-15T23:00:00Z', '2026-11-16'],
  ['the last minute of a summer day', '2026-07-01T21:59:59.999Z', '2026-07-01'],
  ['the first instant of a summer day', '2026-07-01T22:00:00Z', '2026-07-02'],
  ['New Year comes to Madrid before UTC', '2026-12-31T23:30:00Z', '2027-01-01'],
])('%s has its day in Madrid', (_, instant, day) => {
  expect(madridDay(new Date(instant))).toBe(day)
})

test.each([
  ['Europe/Madrid', { day: '2026-11-16', time: '00:05' }],
  ['Atlantic/Canary', { day: '2026-11-15', time: '23:05' }],
  ['Europe/Lisbon', { day: '2026-11-15', time: '23:05' }],
])('calendar and clock in %s', (timeZone, shown) => {
  expect(wallClock(new Date('2026-11-15T23:05:00Z'), timeZone)).toEqual(shown)
})

test.each([
  ['2026-11-15', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['15-11-2026', false],
  ['2026-11-15T00:00:00Z', false],
  ['2026-11-15\n', false],
  ['+012026-11', false],
  ['', false],
  [null, false],
  [undefined, false],
  [20261115, false],
])('%j is a day: %s', (value, answer) => {
  expect(isDay(value)).toBe(answer)
})

test.each([
  ['2026-11-15', 'sunday'],
  ['2026-11-16', 'monday'],
  ['2028-02-29', 'tuesday'],
  ['2026-03-29', 'sunday'],
])('%s is a %s', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})

test('what is not a day has no weekday', () => {
  expect(() => weekdayOf('tomorrow')).toThrow('Not a day: tomorrow')
})

test.each([
  ['2026-11-15', 14, '2026-11-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-15', 365, '2027-11-15'],
  ['2026-11-15', 0, '2026-11-15'],
])('%s and %i days is %s', (day, days, sum) => {
  expect(addDays(day, days)).toBe(sum)
  expect(daysBetween(day, sum)).toBe(days)
})

test.each([
  ['a winter day', '2026-11-15', '2026-11-15T23:00:00Z'],
  ['a summer day', '2026-07-01', '2026-07-01T22:00:00Z'],
  ['the day before the clock goes forward', '2026-03-28', '2026-03-28T23:00:00Z'],
  ['the day of 23 hours', '2026-03-29', '2026-03-29T22:00:00Z'],
  ['the day before the clock goes back', '2026-10-24', '2026-10-24T22:00:00Z'],
  ['the day of 25 hours', '2026-10-25', '2026-10-25T23:00:00Z'],
  ['the last day of a year', '2026-12-31', '2026-12-31T23:00:00Z'],
])('%s ends when the next begins in Madrid', (_, day, instant) => {
  const end = endOfDay(day)
  expect(end).toEqual(new Date(instant))
  expect(madridDay(new Date(end.getTime() - 1))).toBe(day)
  expect(madridDay(end)).toBe(addDays(day, 1))
})

test.each([
  ['a winter evening', '2026-12-08', '18:00', 'Atlantic/Canary', '2026-12-08T18:00:00Z'],
  ['the same in Madrid', '2026-12-08', '18:00', 'Europe/Madrid', '2026-12-08T17:00:00Z'],
  ['the same in Lisbon', '2026-12-08', '18:00', 'Europe/Lisbon', '2026-12-08T18:00:00Z'],
  ['the same in Andorra', '2026-12-08', '18:00', 'Europe/Andorra', '2026-12-08T17:00:00Z'],
  ['a summer evening', '2027-07-01', '18:00', 'Europe/Madrid', '2027-07-01T16:00:00Z'],
  ['midnight of the year', '2027-01-01', '00:00', 'Atlantic/Canary', '2027-01-01T00:00:00Z'],
  ['a leap day', '2028-02-29', '12:00', 'Europe/Lisbon', '2028-02-29T12:00:00Z'],
  ['before the clocks go forward', '2027-03-28', '01:59', 'Europe/Madrid', '2027-03-28T00:59:00Z'],
  ['a time that the clocks leave out', '2027-03-28', '02:30', 'Europe/Madrid', '2027-03-28T01:30:00Z'],
  ['after the clocks have gone forward', '2027-03-28', '03:00', 'Europe/Madrid', '2027-03-28T01:00:00Z'],
  ['the first of two in autumn', '2026-10-25', '02:30', 'Europe/Madrid', '2026-10-25T00:30:00Z'],
  ['after the clocks have gone back', '2026-10-25', '03:00', 'Europe/Madrid', '2026-10-25T02:00:00Z'],
  ['the change on the islands', '2026-10-25', '01:30', 'Atlantic/Canary', '2026-10-25T00:30:00Z'],
])('%s: %s %s in %s', (_, day, time, timeZone, instant) => {
  expect(instantAt(day, time, timeZone).toISOString()).toBe(instant.replace('Z', '.000Z'))
})
