import { expect, test } from 'vitest'
import { comingExceptions, hoursOn, nextOpening, openingOn, openingStateAt, scheduleDayOf } from './opening.ts'

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
  expect(openingStateAt({ schedule, exceptions: [] }, new Date(instant), timeZone, () => isHoliday).isOpen).toBe(open)
})

test('a holiday is read from its own line of the schedule', () => {
  expect([scheduleDayOf('2026-11-16', false), scheduleDayOf('2026-11-16', true)]).toEqual(['monday', 'holiday'])
})

const noHolidays = () => false
const onlyOn = (holiday: string) => (day: string) => day === holiday

test.each([
  ['early on a Tuesday', '2026-11-17', '08:00', noHolidays, '2026-11-17', '10:00', 0],
  ['while it is open', '2026-11-17', '10:00', noHolidays, '2026-11-18', '10:00', 1],
  ['after closing time', '2026-11-17', '20:30', noHolidays, '2026-11-18', '10:00', 1],
  ['late on a Friday, before longer hours', '2026-11-20', '23:00', noHolidays, '2026-11-21', '09:00', 1],
  ['on a Sunday before the closed Monday', '2026-11-15', '24:00', noHolidays, '2026-11-17', '10:00', 2],
  ['on the closed Monday', '2026-11-16', '12:00', noHolidays, '2026-11-17', '10:00', 1],
  ['before a holiday', '2026-11-17', '21:00', onlyOn('2026-11-18'), '2026-11-18', '11:00', 1],
  ['before a Monday that is a holiday', '2026-11-15', '24:00', onlyOn('2026-11-16'), '2026-11-16', '11:00', 1],
])('the next opening %s', (_, day, time, isHoliday, opensOn, opens, inDays) => {
  expect(nextOpening({ schedule, exceptions: [] }, { day, time }, isHoliday)).toEqual({ day: opensOn, opens, inDays })
})

test('a spa that rests on holidays opens the day after', () => {
  const resting = { ...schedule, holiday: null }
  expect(
    nextOpening({ schedule: resting, exceptions: [] }, { day: '2026-11-17', time: '21:00' }, onlyOn('2026-11-18'))?.day,
  ).toBe('2026-11-19')
})

test('a spa without hours never opens', () => {
  const never = { ...schedule, tuesday: null, wednesday: null, thursday: null, friday: null }
  const spa = { schedule: { ...never, saturday: null, sunday: null }, exceptions: [] }
  expect(nextOpening(spa, { day: '2026-11-17', time: '09:00' }, noHolidays)).toBe(null)
})

test.each([
  ['open', '2026-11-17T11:00:00Z', { day: '2026-11-17', isOpen: true, closes: '20:00' }],
  [
    'not yet open in Tenerife',
    '2026-11-17T09:30:00Z',
    { day: '2026-11-17', isOpen: false, next: { day: '2026-11-17', opens: '10:00', inDays: 0 } },
  ],
  [
    'closed for the day',
    '2026-11-17T20:00:00Z',
    { day: '2026-11-17', isOpen: false, next: { day: '2026-11-18', opens: '10:00', inDays: 1 } },
  ],
  ['open, and still Sunday there', '2026-11-15T23:30:00Z', { day: '2026-11-15', isOpen: true, closes: '24:00' }],
])('open or closed: %s', (_, instant, state) => {
  expect(openingStateAt({ schedule, exceptions: [] }, new Date(instant), 'Atlantic/Canary', noHolidays)).toEqual(state)
})

test('on a holiday the spa keeps holiday hours', () => {
  const state = openingStateAt(
    { schedule, exceptions: [] },
    new Date('2026-11-17T15:00:00Z'),
    'Europe/Madrid',
    onlyOn('2026-11-17'),
  )
  expect(state).toMatchObject({ isOpen: false, next: { day: '2026-11-18' } })
})

test.each([
  ['before midnight', '2026-11-21T22:59:00Z', true],
  ['after it, on a Sunday that is closed', '2026-11-21T23:30:00Z', true],
  ['at closing time', '2026-11-22T00:00:00Z', false],
  ['the evening after', '2026-11-22T21:30:00Z', false],
])('a spa that closes at 01:00 on Saturdays, %s', (_, instant, isOpen) => {
  const late = { ...schedule, saturday: { opens: '18:00', closes: '01:00' }, sunday: null }
  const state = openingStateAt({ schedule: late, exceptions: [] }, new Date(instant), 'Europe/Madrid', () => false)
  expect(state.isOpen).toBe(isOpen)
})

test('days with hours of their own, and among those the one that was added last', () => {
  const exceptions = [
    { from: '2026-12-20', to: '2027-01-06', hours: { opens: '10:00', closes: '22:00' } },
    { from: '2026-12-25', to: '2026-12-25', hours: null },
  ]
  const on = (day: string) => hoursOn({ schedule, exceptions }, day, false)
  expect(on('2026-12-19')).toEqual(weekend)
  expect(on('2026-12-20')).toEqual({ opens: '10:00', closes: '22:00' })
  expect(on('2026-12-25')).toBeNull()
  expect(on('2027-01-06')).toEqual({ opens: '10:00', closes: '22:00' })
  expect(on('2027-01-07')).toEqual(week)
})

test.each([
  ['on the eve of a fortnight of works', '2026-11-17T20:00:00Z', { day: '2026-12-02', opens: '10:00', inDays: 15 }],
  ['in the middle of it', '2026-11-24T12:00:00Z', { day: '2026-12-02', opens: '10:00', inDays: 8 }],
])('open again after works: %s', (_, instant, next) => {
  const exceptions = [{ from: '2026-11-18', to: '2026-12-01', hours: null }]
  const state = openingStateAt({ schedule, exceptions }, new Date(instant), 'Europe/Madrid', noHolidays)
  expect(state).toMatchObject({ isOpen: false, next })
})

test('an evening that is longer for once, past midnight', () => {
  const exceptions = [{ from: '2026-11-17', to: '2026-11-17', hours: { opens: '10:00', closes: '01:30' } }]
  const at = (instant: string) =>
    openingStateAt({ schedule, exceptions }, new Date(instant), 'Europe/Madrid', noHolidays)
  expect(at('2026-11-17T23:59:00Z')).toEqual({ day: '2026-11-18', isOpen: true, closes: '01:30' })
  expect(at('2026-11-18T00:30:00Z').isOpen).toBe(false)
})

test.each([
  ['today', '2026-12-24', ['2026-12-24', '2026-12-25', '2026-12-26']],
  ['after some of them', '2026-12-26', ['2026-12-26']],
  ['weeks before', '2026-11-20', ['2026-12-24', '2026-12-25']],
  ['long before', '2026-11-01', []],
])('days with other hours that are coming up: %s', (_, today, begin) => {
  const exceptions = [
    { from: '2026-12-24', to: '2026-12-24', hours: week },
    { from: '2026-12-25', to: '2026-12-25', hours: null },
    { from: '2026-12-26', to: '2027-01-05', hours: weekend },
  ]
  expect(comingExceptions(exceptions, today, 35).map(({ from }) => from)).toEqual(begin)
})
