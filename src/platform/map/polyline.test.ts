import { expect, test } from 'vitest'
import { decodeLine, encodeLine, type Point } from './polyline.ts'

test.each<[string, Point[]]>([
  [
    'a line',
    [
      [-16.5, 28.3],
      [-16.489, 28.31],
      [-16.6, 28.297],
    ],
  ],
  ['one point', [[1.522, 42.507]]],
  [
    'a long step',
    [
      [-18.161, 27.638],
      [4.328, 43.792],
    ],
  ],
  ['nothing', []],
])('%s comes back as it was', (_, points) => {
  expect(decodeLine(encodeLine(points))).toEqual(points)
})

test('a point is kept to a thousandth of a degree, and only once', () => {
  expect(
    decodeLine(
      encodeLine([
        [1.00041, 2],
        [1.0004, 2],
        [1.0006, 2],
      ]),
    ),
  ).toEqual([
    [1, 2],
    [1.001, 2],
  ])
})
