import { expect, test } from 'vitest'
import { clipLine, clipRing, type XY } from './clip.ts'

const box = { left: 0, top: 0, right: 10, bottom: 10 }

test('a ring inside stays as it is', () => {
  const ring: XY[] = [
    [2, 2],
    [8, 2],
    [5, 8],
  ]
  expect(clipRing(ring, box)).toEqual(ring)
})

test('a ring outside leaves nothing', () => {
  expect(
    clipRing(
      [
        [12, 2],
        [18, 2],
        [15, 8],
      ],
      box,
    ),
  ).toEqual([])
})

test('a ring across an edge is closed along it', () => {
  expect(
    clipRing(
      [
        [5, 4],
        [15, 4],
        [15, 6],
        [5, 6],
      ],
      box,
    ),
  ).toEqual([
    [5, 4],
    [10, 4],
    [10, 6],
    [5, 6],
  ])
})

test('a ring all around leaves the whole box', () => {
  const corners = clipRing(
    [
      [-5, -5],
      [15, -5],
      [15, 15],
      [-5, 15],
    ],
    box,
  )
  expect(new Set(corners.map(String))).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']))
})

test('a line that leaves and comes back is two lines', () => {
  expect(
    clipLine(
      [
        [2, 2],
        [14, 2],
        [14, 6],
        [2, 6],
      ],
      box,
    ),
  ).toEqual([
    [
      [2, 2],
      [10, 2],
    ],
    [
      [10, 6],
      [2, 6],
    ],
  ])
})

test('a line that only passes by leaves nothing', () => {
  expect(
    clipLine(
      [
        [-4, 2],
        [-4, 8],
      ],
      box,
    ),
  ).toEqual([])
})
