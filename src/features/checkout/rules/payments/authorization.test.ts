import { expect, test } from 'vitest'
import { isAuthorizationOver, longestAuthorization, releaseDelay, unreleasedTooLong } from './waiting.ts'

const now = new Date('2026-11-15T12:00:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  [null, 1.5],
  [before(0), 1.5],
  [before(2), 4],
  [before(5), 10],
  [before(30), 60],
  [before(600), 60],
])(
  'after a release that got no answer, tried before at %s, it is tried again in %d minutes',
  (lastTriedAt, minutes) => {
    expect(releaseDelay(lastTriedAt, now)).toBe(minutes * 60_000)
  },
)

test('an authorisation is over when its time is, and not before', () => {
  const authorizedAt = new Date('2026-11-08T12:00:00Z')
  const week = 7 * 24 * 60 * 60_000
  expect(isAuthorizationOver(authorizedAt, week, new Date('2026-11-15T11:59:59Z'))).toBe(false)
  expect(isAuthorizationOver(authorizedAt, week, now)).toBe(true)
})

test('nothing is kept for more than thirty days, and what is not released in one is looked at', () => {
  const day = 24 * 60 * 60_000
  expect([longestAuthorization / day, unreleasedTooLong / day]).toEqual([30, 1])
})
