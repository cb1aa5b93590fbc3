import { expect, test } from 'vitest'
import type { XY } from './clip.ts'
import { curve, sharpened } from './curve.ts'

test('a coast is one closed curve that meets half-way between its points', () => {
  expect(
    curve(
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
      true,
    ),
  ).toBe('M0 5q0-5 5-5t5 5-5 5-5-5z')
})

test('a border begins and ends where it should', () => {
  expect(
    curve(
      [
        [0, 0],
        [10, 0],
        [20, 10],
        [30, 10],
      ],
      false,
    ),
  ).toBe('M0 0q10 0 15 5t15 5')
  expect(
    curve(
      [
        [0, 0],
        [7, 3],
      ],
      false,
    ),
  ).toBe('M0 0L7 3')
})

test('rounding never adds up: the end is the end, however many points come before', () => {
  const points = Array.from({ length: 500 }, (_, at): XY => [at * 3.3, Math.sin(at) * 9.7])
  const numbers = curve(points, false)
    .replace('M', '')
    .split('q')
    .flatMap((part) => part.match(/-?\d+/g) ?? [])
    .map(Number)
  const [startX = 0, startY = 0, , , ...steps] = numbers
  const end = steps.reduce<XY>(([x, y], step, at) => (at % 2 ? [x, y + step] : [x + step, y]), [startX, startY])
  expect(end).toEqual(points.at(-1)?.map(Math.round))
})

test('no points, no path', () => {
  expect(curve([], true)).toBe('')
})

test('a cape is drawn out by what the curve would cut off; ends stay', () => {
  expect(
    sharpened(
      [
        [0, 0],
        [4, 8],
        [8, 0],
      ],
      false,
    ),
  ).toEqual([
    [0, 0],
    [4, 10],
    [8, 0],
  ])
})
