import { expect, test } from 'vitest'
import { nothingTaken, readSince, type TakenIndex, type TakenTimes, takenWithin } from './taken-index.ts'

type Row = { place?: number; from: number; to: number; heldUntil?: number }

const timesOf = (rows: Row[], reading = 1): TakenTimes => ({
  from: Float64Array.from(rows, ({ from }) => from),
  to: Float64Array.from(rows, ({ to }) => to),
  places: Uint16Array.from(rows, ({ place = 1 }) => place),
  heldUntil: Float64Array.from(rows, ({ heldUntil = Number.POSITIVE_INFINITY }) => heldUntil),
  reading,
})

const indexOf = (rows: Row[]): TakenIndex => ({
  resources: new Map([['cabin', timesOf(rows)]]),
  wholeReading: 1,
  lastReading: 1,
})

const now = new Date(1000)
const span = { from: 2000, to: 3000 }
const placesIn = (rows: Row[], at = now) =>
  takenWithin(indexOf(rows), span, at)
    .taken('cabin')
    .map(({ place }) => place)

test.each([
  ['ends when the time begins', { from: 1500, to: 2000 }, false],
  ['goes into the time', { from: 1500, to: 2001 }, true],
  ['goes all through it', { from: 1500, to: 3500 }, true],
  ['begins before its end', { from: 2999, to: 3500 }, true],
  ['begins at its end', { from: 3000, to: 3500 }, false],
])('what %s', (_, row, isNear) => {
  expect(placesIn([row])).toEqual(isNear ? [1] : [])
})

test.each([
  ['lasts still', 1001, true],
  ['ends now', 1000, false],
  ['is over', 999, false],
])('a hold that %s', (_, heldUntil, isTaken) => {
  expect(placesIn([{ from: 2000, to: 3000, heldUntil }])).toEqual(isTaken ? [1] : [])
})

test('the first hold that ends says when to look again; those that are over and those of other times do not', () => {
  const { holdsUntil } = takenWithin(
    indexOf([
      { from: 1000, to: 1500, heldUntil: 1100 },
      { from: 2000, to: 2100, heldUntil: 900 },
      { from: 2100, to: 2200, heldUntil: 1700 },
      { from: 2200, to: 2300, heldUntil: 1300 },
      { from: 2300, to: 2400 },
    ]),
    span,
    now,
  )
  expect(holdsUntil(['cabin'])).toBe(1300)
  expect(holdsUntil(['cabin', 'nobody knows it'])).toBe(1300)
  expect(holdsUntil(['nobody knows it'])).toBe(Number.POSITIVE_INFINITY)
})

test('one knows what was read since a reading: some resources, or all of them', () => {
  const first: TakenIndex = { ...indexOf([]), wholeReading: 4, lastReading: 4 }
  expect(readSince(first, 3)).toBe('all')
  expect(readSince(first, 4)).toEqual([])
  const resources = new Map([...first.resources, ['circuit', timesOf([], 5)], ['therapist', timesOf([], 6)]])
  const later = { ...first, resources, lastReading: 6 }
  expect(readSince(later, 4)).toEqual(['circuit', 'therapist'])
  expect(readSince(later, 5)).toEqual(['therapist'])
  expect(readSince(later, 6)).toEqual([])
  expect(readSince({ ...later, wholeReading: 7, lastReading: 7 }, 6)).toBe('all')
  expect(readSince(nothingTaken, 0)).toEqual([])
})
