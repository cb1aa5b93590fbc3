import { expect, test } from 'vitest'
import type { XY } from './clip.ts'
import { clusterPins, covers, markBox } from './cluster.ts'

const widths = (spots: XY[]) => spots.map(() => 100)
const marksAt = (...spots: XY[]) => clusterPins(spots, widths(spots))

test('pins apart from each other stand where they are, in the order of the list', () => {
  expect(marksAt([300, 300], [50, 60])).toEqual([
    { x: 300, y: 300, members: [0] },
    { x: 50, y: 60, members: [1] },
  ])
})

test('pins whose labels would touch become one', () => {
  expect(marksAt([100, 100], [150, 110])).toEqual([{ x: 100, y: 100, members: [0, 1] }])
  expect(marksAt([100, 100], [203, 100])).toHaveLength(1)
  expect(marksAt([100, 100], [204, 100])).toHaveLength(2)
  expect(marksAt([100, 100], [100, 141])).toHaveLength(1)
  expect(marksAt([100, 100], [100, 142])).toHaveLength(2)
})

test('a cluster stands at the spa nearest to the middle of its spas', () => {
  expect(marksAt([100, 100], [140, 104], [160, 100])).toEqual([{ x: 140, y: 104, members: [0, 1, 2] }])
})

test('a pin without a price is small, so it stays by itself for longer', () => {
  const spots: XY[] = [
    [100, 100],
    [125, 100],
  ]
  expect(clusterPins(spots, [0, 0])).toHaveLength(2)
})

test('all at one place are one', () => {
  expect(marksAt(...Array.from({ length: 30 }, (): XY => [80, 80]))).toEqual([
    { x: 80, y: 80, members: Array.from({ length: 30 }, (_, at) => at) },
  ])
})

test('of 288 pins none is lost, none shown twice, and no mark covers another', () => {
  const spots = Array.from({ length: 288 }, (_, at): XY => [(at * 7919) % 630, (at * 104_729) % 720])
  const marks = clusterPins(spots, widths(spots))
  expect(marks.flatMap(({ members }) => members).toSorted((a, b) => a - b)).toEqual(spots.map((_, at) => at))
  const boxes = marks.map((mark) => markBox(mark, widths(spots)))
  for (const [at, box] of boxes.entries())
    for (const other of boxes.slice(at + 1)) expect(covers(box, other)).toBe(false)
  expect(marks.length).toBeGreaterThan(20)
})
