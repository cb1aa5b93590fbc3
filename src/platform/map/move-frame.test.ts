import { expect, test } from 'vitest'
import { frameAround, kmAcross, project } from './frame.ts'
import {
  deepestKm,
  frameBetween,
  isDeepest,
  isFurthest,
  limited,
  panned,
  resized,
  serves,
  widened,
  zoomed,
  zoomedWithin,
} from './move-frame.ts'
import type { Point } from './polyline.ts'

const adeje: Point = [-16.74, 28.1]
const tenerife: Point[] = [
  [-16.92, 28.0],
  [-16.12, 28.59],
]
const whole = frameAround(tenerife, { width: 630, height: 720 }, { x: 60, top: 50, bottom: 70 }, 10)
const near = (x: number, y: number) => [expect.closeTo(x, 6), expect.closeTo(y, 6)]

test('what is dragged follows the hand', () => {
  const [x, y] = project(whole, adeje)
  expect(project(panned(whole, [40, -25]), adeje)).toEqual(near(x + 40, y - 25))
})

test('zooming keeps what is under the pointer', () => {
  const [x, y] = project(whole, adeje)
  const closer = zoomed(whole, 3, [x, y])
  expect(project(closer, adeje)).toEqual(near(x, y))
  expect(kmAcross(closer)).toBeCloseTo(kmAcross(whole) / 3, 0)
})

test('another size shows the same: all that was in sight still is, and the middle stays', () => {
  const phone = resized(whole, { width: 390, height: 446 })
  for (const point of tenerife) {
    const [x, y] = project(phone, point)
    expect(x > 0 && x < 390 && y > 0 && y < 446).toBe(true)
  }
  expect(resized(phone, { width: 630, height: 720 }).scale).toBeCloseTo(whole.scale, -2)
})

test('closer than six metres a pixel there is nothing to see', () => {
  const deepest = limited(zoomed(whole, 1e6, project(whole, adeje)), whole)
  expect(kmAcross(deepest)).toBeCloseTo(3.78, 2)
  expect(deepestKm(630)).toBe(3.78)
  expect([isDeepest(deepest), isDeepest(whole)]).toEqual([true, false])
})

test('at the limit the pointer still stays where it was', () => {
  const [x, y] = project(whole, adeje)
  const deepest = zoomedWithin(whole, 1e6, [x, y], whole)
  expect(isDeepest(deepest)).toBe(true)
  const [nowX, nowY] = project(deepest, adeje)
  expect(Math.hypot(nowX - x, nowY - y)).toBeLessThan(1)
})

test('one can go six times further away than the whole map, and no more', () => {
  const furthest = limited(zoomed(whole, 1e-6, [0, 0]), whole)
  expect(whole.scale / furthest.scale).toBeCloseTo(6)
  expect([isFurthest(furthest, whole), isFurthest(whole, whole)]).toEqual([true, false])
})

test('however far it is dragged, some of the whole map stays in sight', () => {
  for (const away of [-1e6, 1e6]) {
    const lost = limited(panned(whole, [away, away]), whole)
    const middle = [lost.left + 315 / lost.scale, lost.top + 360 / lost.scale]
    expect(middle[0]).toBeGreaterThanOrEqual(whole.left - 1e-9)
    expect(middle[0]).toBeLessThanOrEqual(whole.left + 630 / whole.scale + 1e-9)
    expect(middle[1]).toBeGreaterThanOrEqual(whole.top - 1e-9)
    expect(middle[1]).toBeLessThanOrEqual(whole.top + 720 / whole.scale + 1e-9)
  }
})

test('the way between two frames begins at one and ends at the other', () => {
  const closer = panned(zoomed(whole, 4, [200, 300]), [30, 10])
  for (const [share, frame] of [
    [0, whole],
    [1, closer],
  ] as const) {
    const { left, top, scale } = frameBetween(whole, closer, share)
    expect([left, top, scale]).toEqual([frame.left, frame.top, frame.scale].map((value) => expect.closeTo(value, 9)))
  }
  expect(frameBetween(whole, closer, 0.5).scale).toBeCloseTo(whole.scale * 2)
  expect(frameBetween(whole, panned(whole, [50, 0]), 0.5).left).toBeCloseTo(panned(whole, [25, 0]).left, 9)
})

test('a drawing serves while it covers what is shown and is about as fine', () => {
  const drawn = widened(whole, 100)
  expect(serves(drawn, whole)).toBe(true)
  expect(serves(drawn, panned(whole, [99, -99]))).toBe(true)
  expect(serves(drawn, panned(whole, [101, 0]))).toBe(false)
  expect(serves(drawn, zoomed(whole, 1.5, [0, 0]))).toBe(true)
  expect(serves(drawn, zoomed(whole, 2, [0, 0]))).toBe(false)
})
