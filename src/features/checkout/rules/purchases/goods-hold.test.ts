import { expect, test } from 'vitest'
import { type EarlierHold, fitsAtOnce, holdEnd, isHeld, mayHoldAgain } from './goods-hold.ts'

const noon = new Date('2026-11-15T12:00:00Z')
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

test.each([
  ['nothing was held', null, false],
  ['it ends in a moment', new Date('2026-11-15T12:00:01Z'), true],
  ['it ends now', noon, false],
])('goods are held or not: %s', (_, heldUntil, expected) => {
  expect(isHeld(heldUntil, noon)).toBe(expected)
})

test.each([
  ['from the start', 0, null, 15],
  ['a payment begins at once', 1, 0, 16],
  ['a payment begins in the last minute of the first hold', 14, 0, 29],
  ['a second card', 28, 0, 43],
  ['a third card', 42, 0, 45],
  ['the hold has ended and the goods are still free', 29, 0, 44],
  ['the last minute of all', 44, 0, 45],
  ['the time is over', 45, 0, null],
  ['the time was over long ago', 600, 0, null],
])('15 minutes, and once more when payment begins, 45 minutes in all: %s', (_, now, since, end) => {
  expect(holdEnd(at(now), since === null ? null : at(since))).toEqual(end === null ? null : at(end))
})

const lapsed = (from: number, until: number): EarlierHold => ({ from: at(from), until: at(until), isGivenUp: false })
const givenUp = (from: number, until: number): EarlierHold => ({ ...lapsed(from, until), isGivenUp: true })

test.each([
  ['nothing was held before', [], 0, true],
  ['lost in this moment', [lapsed(0, 15)], 15, false],
  ['lost a minute ago', [lapsed(0, 15)], 16, false],
  ['lost 59 minutes ago', [lapsed(0, 45)], 104, false],
  ['lost an hour ago', [lapsed(0, 45)], 105, true],
  ['lost an hour ago, and half an hour ago', [lapsed(0, 15), lapsed(30, 45)], 75, false],
  ['held in another window at this moment', [lapsed(0, 15)], 14, true],
  ['begun before it was lost in another window', [lapsed(10, 25)], 10, true],
  ['given up for another hour', [givenUp(0, 10)], 11, true],
  ['given up again and again, 44 minutes in all', [givenUp(0, 14), givenUp(14, 28), givenUp(28, 44)], 44, true],
  ['given up again and again, 45 minutes in all', [givenUp(0, 14), givenUp(14, 28), givenUp(28, 45)], 45, false],
  ['given up after 45 minutes, an hour and more ago', [givenUp(0, 45)], 106, true],
  ['held for 45 minutes in windows that are still open', [lapsed(0, 50), lapsed(20, 60)], 40, false],
])('the same goods are not held again within the hour after losing them: %s', (_, earlier, now, expected) => {
  expect(mayHoldAgain(earlier, at(now))).toBe(expected)
})

test('of whatever holds and pauses, nobody has the same goods for more than 45 minutes of any 105', () => {
  const history: EarlierHold[] = []
  let held = 0
  // Somebody who takes them in every minute in which that is possible, and gives them up before each hold ends.
  for (let minute = 0; minute < 420; minute++) {
    if (!mayHoldAgain(history, at(minute))) continue
    history.push(givenUp(minute, minute + 1))
    held++
  }
  expect(held).toBe(4 * 45)
})

test.each([
  [0, 1, true],
  [3, 1, true],
  [4, 1, false],
  [2, 2, true],
  [3, 2, false],
  // A party of ten that needs five rooms.
  [0, 5, true],
  [1, 5, false],
])('one address holds at most 4 rooms or hours at once: %i, and %i more', (held, more, expected) => {
  expect(fitsAtOnce(held, more)).toBe(expected)
})
