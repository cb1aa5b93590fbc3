import { expect, test } from 'vitest'
import { holdEnd, isHeld } from './goods-hold.ts'

const noon = new Date('2026-11-15T12:00:00Z')

test.each([
  ['nothing was held', null, false],
  ['it ends in a moment', new Date('2026-11-15T12:00:01Z'), true],
  ['it ends now', noon, false],
])('goods are held or not: %s', (_, heldUntil, expected) => {
  expect(isHeld(heldUntil, noon)).toBe(expected)
})

test('a hold ends after its lifetime', () => {
  expect(holdEnd(noon, 15 * 60_000)).toEqual(new Date('2026-11-15T12:15:00Z'))
})
