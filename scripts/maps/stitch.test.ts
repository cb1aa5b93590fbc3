import { expect, test } from 'vitest'
import type { Ring } from './rings.ts'
import { coastOf, sameBorder, withBorder } from './stitch.ts'

/** Two countries side by side, drawn by two hands: the border of the left one has a bend more. */
const right: Ring = [
  [5, 0],
  [10, 0],
  [10, 10],
  [5, 10],
  [5.2, 5],
]
const left: Ring = [
  [0, 0],
  [4.8, 0.1],
  [4.8, 9.9],
  [0, 10],
]
const border: Ring = [
  [4.8, 0.1],
  [4.8, 9.9],
]

test("a border is found in the neighbour's ring", () => {
  expect(sameBorder([right], border)).toEqual([
    [5, 0],
    [5.2, 5],
    [5, 10],
  ])
})

test("with the neighbour's border put in, the two have one coast", () => {
  const joined = withBorder(left, border, sameBorder([right], border))
  const coast = coastOf([right, joined])
  expect(coast).toHaveLength(1)
  expect(new Set(coast[0]?.map(String))).toEqual(new Set(['0,0', '5,0', '10,0', '10,10', '5,10', '0,10']))
})

test('the border may run either way', () => {
  const backwards = border.toReversed()
  const joined = withBorder(left, backwards, sameBorder([right], backwards))
  expect(coastOf([right, joined])).toHaveLength(1)
})

test('islands keep their own coasts', () => {
  const island: Ring = [
    [20, 0],
    [22, 0],
    [21, 2],
  ]
  expect(coastOf([right, island])).toHaveLength(2)
})
