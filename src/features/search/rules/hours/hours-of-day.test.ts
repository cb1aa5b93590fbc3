import { describe, expect, test } from 'vitest'
import { aBookedService, inCabin, inCircuit } from '#tests/hours/a-booked-service.ts'
import type { TakenPlace } from './free-places.ts'
import { firstFreeStart, hoursOf, nextFreeHours } from './hours-of-day.ts'
import { openingDay } from './opening-day.ts'

const now = new Date('2026-11-17T08:00:00Z')
const nothing = () => []
const times = (day: ReturnType<typeof hoursOf>) => day.hours.map(({ time }) => time)
const at = (instant: string) => new Date(instant).getTime()

test('every hour from opening on that ends before closing', () => {
  const day = hoursOf(aBookedService(), '2026-11-19', 2, now, nothing)
  expect(times(day)).toEqual(['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00'])
  expect(day.hours[0]?.startsAt).toEqual(new Date('2026-11-19T09:00:00Z'))
  expect(day.state).toBe('open')
})

test('110 minutes on a grid of half an hour', () => {
  const long = aBookedService({ rules: { grid: 30 }, service: { clientTimeDuration: 110 } })
  expect(times(hoursOf(long, '2026-11-19', 2, now, nothing)).at(-1)).toBe('18:00')
})

test.each([
  ['a family morning', '10:00', '20:00', null, '12:00', ['10:00', '11:00', '12:00']],
  ['after work', '10:00', '20:00', '17:00', null, ['17:00', '18:00', '19:00']],
  ['lunch', '10:00', '20:00', '11:30', '13:30', ['12:00', '13:00']],
  ['by night, and past midnight', '20:00', '01:00', '22:00', null, ['22:00', '23:00', '00:00']],
  ['a morning, on a day that begins in the evening', '20:00', '01:00', null, '12:00', []],
])('%s has times of its own', (_, opens, closes, startsFrom, startsUntil, expected) => {
  const spa = { exceptions: [{ from: '2026-11-19', to: '2026-11-19', hours: { opens, closes } }] }
  const day = hoursOf(aBookedService({ spa, rules: { startsFrom, startsUntil } }), '2026-11-19', 2, now, nothing)
  expect(times(day)).toEqual(expected)
})

describe('days on which it can not be booked', () => {
  test.each([
    ['yesterday', '2026-11-16', {}],
    ['beyond the horizon', '2027-02-16', {}],
    ['a weekday on which the spa does not give it', '2026-11-19', { service: { hasAvailabilityOn: [1, 2, 3] } }],
    [
      'closed for works',
      '2026-11-19',
      { spa: { exceptions: [{ from: '2026-11-19', to: '2026-11-20', hours: null }] } },
    ],
    ['closed for the season', '2026-11-19', { spa: { status: 'closedtemp' as const, reopensOn: '2026-11-20' } }],
    ['closed for the season, nobody knows until when', '2026-11-19', { spa: { status: 'closedtemp' as const } }],
    ['a spa that has left us', '2026-11-19', { spa: { status: 'lost' as const } }],
    ['today, when all hours are too near', '2026-11-17', { rules: { notice: 24 * 60 } }],
  ])('%s', (_, day, changes) => {
    expect(hoursOf(aBookedService(changes), day, 2, now, nothing)).toEqual({ day, state: 'closed', hours: [] })
  })
})

test('the first day and the last of the horizon are in it', () => {
  expect(hoursOf(aBookedService(), '2026-11-17', 2, now, nothing).state).toBe('open')
  expect(hoursOf(aBookedService(), '2027-02-15', 2, now, nothing).state).toBe('open')
})

test('a holiday has its own hours, and so does the day on which a season begins', () => {
  const { schedule } = aBookedService().spa
  const spa = {
    schedule: { ...schedule, holiday: { opens: '11:00', closes: '13:00' } },
    isHoliday: (day: string) => day === '2026-12-08',
    status: 'closedtemp' as const,
    reopensOn: '2026-12-08',
  }
  expect(times(hoursOf(aBookedService({ spa }), '2026-12-08', 2, now, nothing))).toEqual(['11:00', '12:00'])
})

test('what begins sooner than the spa can be ready is not offered', () => {
  const soon = aBookedService({ rules: { notice: 120 } })
  // 09:00 in Madrid: 11:00 is two hours away to the minute.
  expect(times(hoursOf(soon, '2026-11-17', 2, now, nothing))[0]).toBe('11:00')
})

test('preparation and clean-up keep a cabin longer than its guest', () => {
  const needs = [{ ...inCabin, preparation: 10, cleanUp: 20 }]
  const taken: TakenPlace[] = [1, 2].map((place) => ({
    place,
    from: at('2026-11-19T11:50:00Z'),
    to: at('2026-11-19T13:20:00Z'),
  }))
  const day = hoursOf(aBookedService({ needs }), '2026-11-19', 2, now, () => taken)
  const free = day.hours.filter((hour) => hour.free > 0).map(({ time }) => time)
  // Both cabins are taken from 12:50 to 14:20. Who comes at 12:00 leaves it dirty until 13:20, who comes at 14:00 too early.
  expect(free).toEqual(['10:00', '11:00', '15:00', '16:00', '17:00', '18:00', '19:00'])
})

test('how many are left of an hour, and a day that is full', () => {
  const needs = [inCircuit]
  const taken = (count: number) => (): TakenPlace[] =>
    Array.from({ length: count }, (_, place) => ({
      place: place + 1,
      from: at('2026-11-19T00:00:00Z'),
      to: at('2026-11-20T00:00:00Z'),
    }))
  const left = (count: number, pax: number) =>
    hoursOf(aBookedService({ needs }), '2026-11-19', pax, now, taken(count)).hours[0]?.free
  expect([left(0, 2), left(3, 2), left(4, 2), left(5, 2), left(5, 1), left(6, 1)]).toEqual([3, 1, 1, 0, 1, 0])
  expect(hoursOf(aBookedService({ needs }), '2026-11-19', 2, now, taken(5)).state).toBe('full')
})

describe('the two days on which the clocks change', () => {
  const night = { opens: '00:30', closes: '05:00' }
  const { schedule } = aBookedService().spa
  const spa = (timeZone: string) => ({ timeZone, schedule: { ...schedule, sunday: night } })
  const early = new Date('2026-10-01T08:00:00Z')

  test('in spring an hour is missing', () => {
    const march = new Date('2027-03-20T08:00:00Z')
    const day = hoursOf(aBookedService({ spa: spa('Europe/Madrid') }), '2027-03-28', 1, march, nothing)
    expect(day.hours.map(({ time, startsAt }) => `${time} ${startsAt.toISOString().slice(11, 16)}`)).toEqual([
      '00:30 23:30',
      '01:30 00:30',
      '03:30 01:30',
    ])
  })

  test('in autumn an hour comes twice, and is offered once', () => {
    const day = hoursOf(aBookedService({ spa: spa('Europe/Madrid') }), '2026-10-25', 1, early, nothing)
    expect(day.hours.map(({ time, startsAt }) => `${time} ${startsAt.toISOString().slice(11, 16)}`)).toEqual([
      '00:30 22:30',
      '01:30 23:30',
      '02:30 00:30',
      '03:30 02:30',
    ])
  })

  test('on the Canary Islands an hour later than on the mainland', () => {
    const day = hoursOf(aBookedService({ spa: spa('Atlantic/Canary') }), '2026-10-25', 1, early, nothing)
    expect(day.hours.map(({ time, startsAt }) => `${time} ${startsAt.toISOString().slice(11, 16)}`)).toEqual([
      '00:30 23:30',
      '01:30 00:30',
      '02:30 02:30',
      '03:30 03:30',
    ])
  })
})

test('over midnight: the hours of an evening belong to the day on which it begins', () => {
  const { schedule } = aBookedService().spa
  const spa = { schedule: { ...schedule, saturday: { opens: '21:00', closes: '01:00' } } }
  const day = hoursOf(aBookedService({ spa }), '2026-11-21', 2, now, nothing)
  expect(times(day)).toEqual(['21:00', '22:00', '23:00', '00:00'])
  expect(day.hours.at(-1)?.startsAt).toEqual(new Date('2026-11-21T23:00:00Z'))
})

test('at the same instant it is another hour, and may be another day, on the islands', () => {
  const late = new Date('2026-11-17T23:30:00Z')
  const first = (timeZone: string) =>
    nextFreeHours(aBookedService({ spa: { timeZone } }), 2, late, nothing, { count: 1, days: 3 })
  expect(first('Europe/Madrid')).toEqual([
    { day: '2026-11-18', hour: { time: '10:00', startsAt: new Date('2026-11-18T09:00:00Z'), free: 2 } },
  ])
  expect(first('Atlantic/Canary')).toEqual([
    { day: '2026-11-18', hour: { time: '10:00', startsAt: new Date('2026-11-18T10:00:00Z'), free: 2 } },
  ])
})

test('the next free hours go over to the next day, and never further than asked', () => {
  const full: TakenPlace[] = [1, 2].map((place) => ({
    place,
    from: at('2026-11-17T08:00:00Z'),
    to: at('2026-11-17T18:00:00Z'),
  }))
  const next = (days: number) =>
    nextFreeHours(aBookedService(), 2, now, () => full, { count: 3, days }).map(
      ({ day, hour }) => `${day} ${hour.time}`,
    )
  expect(next(5)).toEqual(['2026-11-17 19:00', '2026-11-18 10:00', '2026-11-18 11:00'])
  expect(next(1)).toEqual(['2026-11-17 19:00'])
})

describe('the first free hour of a day', () => {
  const bothCabins = (from: string, to: string): TakenPlace[] =>
    [1, 2].map((place) => ({ place, from: at(`2026-11-19T${from}:00Z`), to: at(`2026-11-19T${to}:00Z`) }))
  const oneCabin = bothCabins('09:00', '19:00').slice(0, 1)
  test.each([
    ['the opening, if nothing is taken', {}, '09:00', [], '09:00'],
    ['not before an instant', {}, '10:30', [], '11:00'],
    ['at that instant itself', {}, '11:00', [], '11:00'],
    ['after what is taken', {}, '09:00', bothCabins('09:00', '11:30'), '12:00'],
    ['beside what is taken in the other cabin', {}, '09:00', oneCabin, '09:00'],
    ['none, if everything is taken', {}, '09:00', bothCabins('09:00', '19:00'), null],
    ['none, if it is too late for the last', {}, '18:01', [], null],
    ['none on a weekday on which it is not given', { service: { hasAvailabilityOn: [1, 2, 3] } }, '09:00', [], null],
    ['within the times of the service', { rules: { startsFrom: '17:00' } }, '09:00', [], '16:00'],
  ])('%s', (_, changes, from, taken, expected) => {
    const booked = aBookedService(changes)
    const day = '2026-11-19'
    const open = openingDay(booked.spa, day)
    if (!open) throw new Error('closed')
    const start = firstFreeStart(booked, { day, open, pax: 2, from: at(`${day}T${from}:00Z`), taken: () => taken })
    expect(start).toBe(expected && at(`${day}T${expected}:00Z`))
  })
})
