import { expect, test } from 'vitest'
import { frameAround, kmAcross, project } from './frame.ts'
import type { Point } from './polyline.ts'

const size = { width: 700, height: 800 }
const tenerife: Point[] = [
  [-16.92, 28.0],
  [-16.12, 28.59],
]

test('everything asked for is in sight, away from the edges', () => {
  const frame = frameAround(tenerife, size, { x: 60, top: 50, bottom: 50 }, 10)
  for (const point of tenerife) {
    const [x, y] = project(frame, point)
    expect(x).toBeGreaterThanOrEqual(59.9)
    expect(x).toBeLessThanOrEqual(640.1)
    expect(y).toBeGreaterThanOrEqual(49.9)
    expect(y).toBeLessThanOrEqual(750.1)
  }
})

test('north is up and east is right', () => {
  const frame = frameAround(tenerife, size, { x: 60, top: 50, bottom: 50 }, 10)
  const [[westX, southY], [eastX, northY]] = [project(frame, [-16.92, 28.0]), project(frame, [-16.12, 28.59])]
  expect(eastX).toBeGreaterThan(westX)
  expect(northY).toBeLessThan(southY)
})

test('a kilometre is as long across as it is up', () => {
  const frame = frameAround([[-3.7, 40.4]], size, { x: 0, top: 0, bottom: 0 }, 70)
  const [x, y] = project(frame, [-3.7, 40.4])
  const [east] = project(frame, [-3.7 + 10 / (111.19 * Math.cos((40.4 * Math.PI) / 180)), 40.4])
  const [, north] = project(frame, [-3.7, 40.4 + 10 / 111.19])
  expect(east - x).toBeCloseTo(100, 0)
  expect(y - north).toBeCloseTo(100, 0)
})

test('one spa alone is shown with what lies around it', () => {
  const frame = frameAround([[-16.73, 28.09]], size, { x: 60, top: 50, bottom: 50 }, 30)
  expect(kmAcross(frame)).toBeCloseTo(30)
  expect(project(frame, [-16.73, 28.09])).toEqual([expect.closeTo(350), expect.closeTo(400)])
})
