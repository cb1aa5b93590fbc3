import type { XY } from './clip.ts'
import type { Point } from './polyline.ts'

/** What part of the world a map shows, and how large: plain Mercator, whose angles are true at this scale. */
export type Frame = { width: number; height: number; left: number; top: number; scale: number }

type Size = { width: number; height: number }

const earthRadiusKm = 6371

/** All points in sight, `margin` away from the edges, and never closer than `smallestKm` across. */
export function frameAround(points: Point[], { width, height }: Size, margin: XY, smallestKm: number): Frame {
  const spots = points.map(mercator)
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [middleX, middleY] = [(west + east) / 2, (north + south) / 2]
  const scale = Math.min(
    (width - 2 * margin[0]) / (east - west),
    (height - 2 * margin[1]) / (south - north),
    width / mercatorSpan(smallestKm, middleY),
  )
  return { width, height, scale, left: middleX - width / scale / 2, top: middleY - height / scale / 2 }
}

export const project = (frame: Frame, point: Point): XY => place(frame, mercator(point))

export const place = ({ left, top, scale }: Frame, [x, y]: XY): XY => [(x - left) * scale, (y - top) * scale]

export const kmAcross = ({ width, height, top, scale }: Frame) =>
  (width / scale) * earthRadiusKm * shrink(top + height / scale / 2)

/** Downwards, as on a screen. */
export function mercator([longitude, latitude]: Point): XY {
  const radians = Math.PI / 180
  return [longitude * radians, -Math.asinh(Math.tan(latitude * radians))]
}

const mercatorSpan = (km: number, y: number) => km / (earthRadiusKm * shrink(y))

/** Mercator stretches by what a parallel is shorter than the equator: 1 / cos of the latitude. */
const shrink = (y: number) => 1 / Math.cosh(y)
