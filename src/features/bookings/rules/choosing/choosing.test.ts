import { describe, expect, test } from 'vitest'
import type { DayHours } from '#features/search/rules/hours/hours-of-day.ts'
import { choiceHref, noticeIn, readHourChoice } from './choice.ts'
import { dayState, partOfDay, readDay, readMonth } from './day-state.ts'
import { nearestFree, sameTimeElsewhere } from './nearest-hours.ts'
import { partiesOf, readParty } from './party.ts'

const bounds = { first: '2026-11-17', last: '2027-02-15' }

/** Times with how many bookings they still take: '10:00' takes one, '-10:00' none. */
const day = (date: string, ...times: string[]): DayHours => {
  const hours = times.map((time) => ({
    time: time.replace('-', ''),
    startsAt: new Date(`${date}T${time.replace('-', '')}:00Z`),
    free: time.startsWith('-') ? 0 : 1,
  }))
  const state = hours.length === 0 ? 'closed' : hours.some(({ free }) => free > 0) ? 'open' : 'full'
  return { day: date, state, hours }
}

describe('an address holds the whole choice', () => {
  test('it is read as it is said, and written without what is empty', () => {
    const choice = readHourChoice(new URLSearchParams('time= 17:30 &service=abc&pax=2&day=2026-11-19&utm_source=x'))
    expect(choice).toMatchObject({ service: 'abc', pax: '2', day: '2026-11-19', time: '17:30', month: '', token: '' })
    expect(choiceHref('/service-booking/checkout/', { ...choice, time: '' }, 'taken')).toBe(
      '/service-booking/checkout/?service=abc&pax=2&day=2026-11-19&notice=taken',
    )
  })

  test('has no room for what we never wrote: an address that is too long is no answer', () => {
    expect(choiceHref('/x/', { service: 's'.repeat(301), day: 'ñ'.repeat(51), pax: '2' })).toBe('/x/?pax=2')
  })

  test('only what the page itself may say is a notice', () => {
    expect(noticeIn(new URLSearchParams('notice=taken'))).toBe('taken')
    expect(noticeIn(new URLSearchParams('notice=<b>'))).toBeNull()
  })
})

describe('a party', () => {
  const pairs = { minimum: 2, maximum: 6, incrementing: 2 }

  test.each([
    ['', { pax: 2, paysFor: 2, problem: null }],
    ['4', { pax: 4, paysFor: 4, problem: null }],
    ['3', { pax: 3, paysFor: 4, problem: null }],
    ['1', { pax: 1, paysFor: 2, problem: null }],
    ['7', { pax: 6, paysFor: 6, problem: 'too-many' }],
    ['0', { pax: 2, paysFor: 2, problem: 'wrong-number' }],
    ['-1', { pax: 2, paysFor: 2, problem: 'wrong-number' }],
    ['1.5', { pax: 2, paysFor: 2, problem: 'wrong-number' }],
    ['two', { pax: 2, paysFor: 2, problem: 'wrong-number' }],
    ['9'.repeat(40), { pax: 2, paysFor: 2, problem: 'wrong-number' }],
  ])('%j, of pairs up to six', (asked, party) => {
    expect(readParty(pairs, asked)).toEqual(party)
  })

  test('the sizes that leave no place over', () => {
    expect(partiesOf(pairs)).toEqual([2, 4, 6])
    expect(partiesOf({ minimum: 1, maximum: 4, incrementing: 1 })).toEqual([1, 2, 3, 4])
    expect(partiesOf({ minimum: 2, maximum: 2, incrementing: 0 })).toEqual([2])
  })
})

test.each([
  ['09:30', 'morning'],
  ['13:59', 'morning'],
  ['14:00', 'afternoon'],
  ['19:30', 'afternoon'],
  ['20:00', 'evening'],
  ['00:30', 'evening'],
])('%s is %s', (time, part) => {
  expect(partOfDay(time)).toBe(part)
})

test.each([
  ['three free hours', day('2026-11-19', '10:00', '11:00', '12:00'), 'free'],
  ['two', day('2026-11-19', '10:00', '-11:00', '12:00'), 'few'],
  ['one', day('2026-11-19', '-10:00', '-11:00', '12:00'), 'few'],
  ['none', day('2026-11-19', '-10:00', '-11:00'), 'full'],
  ['a closed spa', day('2026-11-19'), 'closed'],
  ['today, when it is late', day('2026-11-17'), 'over'],
  ['yesterday', day('2026-11-16'), 'over'],
  ['beyond the horizon', day('2027-02-16'), 'over'],
])('a day with %s', (_, hours, state) => {
  expect(dayState(hours, bounds)).toBe(state)
})

describe('the nearest free hour of a full day', () => {
  const full = day('2026-11-22', '-10:00', '-20:00')

  test('is the last of the day before, if that is nearer than the first of the day after', () => {
    const days = [day('2026-11-21', '10:00', '20:00'), full, day('2026-11-23', '10:00')]
    expect(nearestFree(days, '2026-11-22')).toMatchObject({ day: '2026-11-21', hour: { time: '20:00' } })
    const early = [day('2026-11-21', '10:00', '-20:00'), full, day('2026-11-23', '10:00')]
    expect(nearestFree(early, '2026-11-22')).toMatchObject({ day: '2026-11-23', hour: { time: '10:00' } })
  })

  test('is on the only side that has one, or nowhere', () => {
    expect(nearestFree([full, day('2026-12-02', '-10:00', '11:00')], '2026-11-22')).toMatchObject({
      day: '2026-12-02',
      hour: { time: '11:00' },
    })
    expect(nearestFree([full, day('2026-11-23')], '2026-11-22')).toBeNull()
  })
})

test('the same time on other days, the next ones first', () => {
  const days = [
    day('2026-11-18', '17:30'),
    day('2026-11-19', '-17:30'),
    day('2026-11-20', '17:30'),
    day('2026-11-21', '-17:30', '18:30'),
    day('2026-11-24', '17:30'),
    day('2026-11-25', '17:30'),
  ]
  const found = (count: number) => sameTimeElsewhere(days, '2026-11-19', '17:30', count).map((one) => one.day)
  expect(found(2)).toEqual(['2026-11-20', '2026-11-24'])
  expect(found(4)).toEqual(['2026-11-18', '2026-11-20', '2026-11-24', '2026-11-25'])
})

test.each([
  ['', null, null],
  ['2026-11-17', '2026-11-17', null],
  ['2027-02-15', '2027-02-15', null],
  ['2026-11-16', null, 'past'],
  ['2027-02-16', null, 'too-far'],
  ['2026-02-30', null, 'not-a-day'],
  ["'; --", null, 'not-a-day'],
])('the day %j', (asked, chosen, problem) => {
  expect(readDay(asked, bounds)).toEqual({ day: chosen, problem })
})

test('a day before a stay is not told to be past, and one after a voucher not to be too far', () => {
  const stay = { firstDay: '2026-12-11', lastDay: '2026-12-13' }
  const within = { first: stay.firstDay, last: stay.lastDay }
  expect(readDay('2026-12-10', within, stay)).toEqual({ day: null, problem: 'outside' })
  expect(readDay('2026-12-11', within, stay)).toEqual({ day: '2026-12-11', problem: null })
  const voucher = { firstDay: null, lastDay: '2026-12-10' }
  expect(readDay('2026-12-11', { first: '2026-11-17', last: '2026-12-10' }, voucher).problem).toBe('not-valid')
})

test.each([
  ['', '2026-11'],
  ['2026-12', '2026-12'],
  ['2027-02', '2027-02'],
  ['2027-03', '2026-11'],
  ['2026-10', '2026-11'],
  ['2026-13', '2026-11'],
  ['x', '2026-11'],
])('the month %j', (asked, month) => {
  expect(readMonth(asked, '2026-11-19', bounds)).toBe(month)
})
