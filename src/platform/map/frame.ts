import type { XY } from './clip.ts'
import type { Point } from './polyline.ts'

/** What part of the world a map shows, and how large: plain Mercator, whose angles are true at this scale. */
export type MapFrame = { width: number; height: number; left: number; top: number; scale: number }

export type Size = { width: number; height: number }

/** Kept free between what must be seen and the edges. */
type Margin = { x: number; top: number; bottom: number }

const earthRadiusKm = 6371

/** All points in sight, `margin` away from the edges, and never closer than `smallestKm` across. */
export function frameAround(points: Point[], { width, height }: Size, margin: Margin, smallestKm: number): MapFrame {
  const spots = points.map(mercator)
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [middleX, middleY] = [(west + east) / 2, (north + south) / 2]
  const scale = Math.min(
    (width - 2 * margin.x) / (east - west),
    (height - margin.top - margin.bottom) / (south - north),
    scaleFor(smallestKm, width, middleY),
  )
  const middle = (height + margin.top - margin.bottom) / 2
  return { width, height, scale, left: middleX - width / scale / 2, top: middleY - middle / scale }
}

export const project = (frame: MapFrame, point: Point): XY => place(frame, mercator(point))

export const place = ({ left, top, scale }: MapFrame, [x, y]: XY): XY => [(x - left) * scale, (y - top) * scale]

export const kmAcross = ({ width, height, top, scale }: MapFrame) =>
  (width / scale) * earthRadiusKm * shrink(top + height / scale / 2)

/** Downwards, as on a screen. */
export function mercator([longitude, latitude]: Point): XY {
  const radians = Math.PI / 180
  return [longitude * radians, -Math.asinh(Math.tan(latitude * radians))]
}

/** The scale at which so many kilometres are as wide as that, at a height of Mercator's map. */
export const scaleFor = (km: number, width: number, y: number) => (width / km) * earthRadiusKm * shrink(y)

/** Mercator stretches by what a parallel is shorter than the equator: 1 / cos of the latitude. */
const shrink = (y: number) => 1 / Math.cosh(y)
