import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawMap } from './draw-map.ts'
import { frameAround } from './frame.ts'
import type { Point } from './polyline.ts'

const drawingOf = (...points: Point[]) =>
  drawMap(frameAround(points, { width: 1400, height: 1600 }, { x: 130, top: 110, bottom: 110 }, 30))
const islandsOf = (path: string) => path.split('M').length - 1

test('an island is one coast, without borders', () => {
  const { land, borders } = drawingOf([-16.92, 28.0], [-16.12, 28.59])
  expect(islandsOf(land)).toBe(1)
  expect(borders).toBe('')
})

test('two islands are two', () => {
  expect(islandsOf(drawingOf([-15.8, 27.75], [-13.85, 28.75]).land)).toBeGreaterThanOrEqual(2)
})

test('inland all is land: one piece, cut at the edges', () => {
  const { land, borders } = drawingOf([-4.1, 40.75])
  expect(islandsOf(land)).toBe(1)
  expect(land.length).toBeLessThan(120)
  expect(borders).not.toBe('')
})

test('at sea there is no land', () => {
  expect(drawingOf([-12, 37])).toEqual({ land: '', borders: '' })
})

test('Spain, Portugal, France and Andorra hang together: no sea between them', () => {
  for (const point of [
    [-7.0, 38.9],
    [1.55, 42.5],
    [-0.5, 42.8],
    [-8.2, 42.05],
  ] satisfies Point[])
    expect(islandsOf(drawingOf(point).land), `${point}`).toBe(1)
})

test.each<[string, Point[]]>([
  [
    'Tenerife',
    [
      [-16.92, 28.0],
      [-16.12, 28.59],
    ],
  ],
  [
    'all of Spain',
    [
      [-18.1, 27.6],
      [4.3, 43.8],
    ],
  ],
  [
    'the Iberian peninsula',
    [
      [-9.5, 36],
      [3.3, 43.8],
    ],
  ],
  [
    'Galicia, whose coast is the longest',
    [
      [-9.2, 42],
      [-7.1, 43.7],
    ],
  ],
])('%s takes no more than 10 KB on the way', (_, points) => {
  const { land, borders } = drawingOf(...points)
  expect(gzipSync(land + borders).length).toBeLessThan(10_000)
})

test('paths are made of whole numbers and a handful of letters', () => {
  const { land, borders } = drawingOf([-9.5, 36], [3.3, 43.8])
  expect(land + borders).toMatch(/^[MLqtz\d -]+$/)
})
