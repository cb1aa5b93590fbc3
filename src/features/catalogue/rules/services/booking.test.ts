import { describe, expect, test } from 'vitest'
import { freeUntil, isFreeToChange } from '#features/bookings/rules/booking-deadlines.ts'
import { bookingCanBecome, bookingStates, isLive, waitsUntil } from './booking.ts'

test('what can become of a booking', () => {
  const all = bookingStates.flatMap((from) =>
    bookingStates.filter((to) => bookingCanBecome(from, to)).map((to) => `${from} > ${to}`),
  )
  expect(all).toEqual([
    'requested > proposed',
    'requested > accepted',
    'requested > declined',
    'requested > withdrawn',
    'requested > lapsed',
    'proposed > accepted',
    'proposed > declined',
    'proposed > withdrawn',
    'proposed > lapsed',
    'accepted > confirmed',
    'accepted > failed',
    'confirmed > confirmed',
    'confirmed > cancelled',
  ])
  expect(bookingStates.filter(isLive)).toEqual(['requested', 'proposed', 'accepted', 'confirmed'])
})

describe('a request waits until the earlier of 48 hours and two hours before its hour', () => {
  const createdAt = new Date('2026-11-17T10:00:00Z')
  const inAMonth = '2026-12-17T16:00:00Z'

  test.each([
    ['nobody has answered', inAMonth, 0, '2026-11-19T10:00:00.000Z'],
    ['the hour is tomorrow', '2026-11-18T11:00:00Z', 0, '2026-11-18T09:00:00.000Z'],
    ['the hour is in 49 hours', '2026-11-19T11:00:00Z', 0, '2026-11-19T09:00:00.000Z'],
    ['the spa needs less notice than two hours', '2026-11-18T11:00:00Z', 30, '2026-11-18T09:00:00.000Z'],
    ['the spa needs more notice than two hours', '2026-11-18T11:00:00Z', 180, '2026-11-18T08:00:00.000Z'],
  ])('%s', (_, startsAt, notice, until) => {
    const request = { createdAt, startsAt: new Date(startsAt), proposedAt: null, proposedStartsAt: null }
    expect(waitsUntil({ ...request, agreed: { notice } }).toISOString()).toBe(until)
  })

  test.each([
    ['at once', '2026-11-17T11:00:00Z', inAMonth, '2026-11-19T10:00:00.000Z'],
    ['late', '2026-11-19T09:00:00Z', inAMonth, '2026-11-19T21:00:00.000Z'],
    ['late, and it is this evening', '2026-11-19T09:00:00Z', '2026-11-19T18:00:00Z', '2026-11-19T16:00:00.000Z'],
    ['at once, and it is tomorrow', '2026-11-17T11:00:00Z', '2026-11-18T18:00:00Z', '2026-11-18T16:00:00.000Z'],
  ])('another hour was proposed %s', (_, proposedAt, proposedStartsAt, until) => {
    const request = { createdAt, startsAt: new Date(inAMonth), proposedAt: new Date(proposedAt) }
    const agreed = { notice: 0 }
    expect(waitsUntil({ ...request, proposedStartsAt: new Date(proposedStartsAt), agreed }).toISOString()).toBe(until)
  })
})

test.each([
  ['a day and a minute before', 24, '2026-11-18T16:29:00Z', true],
  ['a day before, to the minute', 24, '2026-11-18T16:30:00Z', false],
  ['an hour before', 24, '2026-11-19T15:30:00Z', false],
  ['free until it begins', 0, '2026-11-19T16:29:59Z', true],
  ['after it has begun', 0, '2026-11-19T16:30:00Z', false],
  ['never', null, '2026-11-01T00:00:00Z', false],
])('free to change: %s', (_, freeHours, now, isFree) => {
  const startsAt = new Date('2026-11-19T16:30:00Z')
  expect(isFreeToChange({ startsAt, freeHours }, new Date(now))).toBe(isFree)
  expect(freeUntil({ startsAt, freeHours: null })).toBeNull()
})
