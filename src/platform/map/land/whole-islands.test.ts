import { expect, test } from 'vitest'
import type { Point } from '../polyline.ts'
import { wholeIslands } from './whole-islands.ts'

const [adeje, puertoDeLaCruz, santaCruz]: Point[] = [
  [-16.74, 28.1],
  [-16.55, 28.41],
  [-16.25, 28.47],
]

test('spas all over an island bring the whole island into sight', () => {
  const corners = wholeIslands([adeje, puertoDeLaCruz, santaCruz] as Point[])
  expect(corners).toHaveLength(2)
  expect(Math.min(...corners.map(([x]) => x))).toBeLessThan(-16.9)
  expect(Math.max(...corners.map(([, y]) => y))).toBeGreaterThan(28.57)
})

test('spas of one town do not', () => {
  expect(wholeIslands([adeje as Point, [-16.73, 28.07]])).toEqual([])
  expect(wholeIslands([adeje as Point])).toEqual([])
})

test('the mainland is no island', () => {
  expect(
    wholeIslands([
      [-17, 28],
      [10, 48],
    ]),
  ).toEqual([])
  expect(
    wholeIslands([
      [-8.6, 41.1],
      [2.1, 41.4],
      [-6, 37.4],
    ]),
  ).toEqual([])
})
