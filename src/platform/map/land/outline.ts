import type { Box, XY } from '../clip.ts'
import { mercator } from '../frame.ts'
import { decodeLine, type Point } from '../polyline.ts'
import lines from './outlines.json' with { type: 'json' }

/** A line on Mercator's map, and the box around it. */
export type Outline = { spots: XY[]; box: Box; corners: [Point, Point] }

/** Decoded and projected once: a frame then only moves and scales them. Written by scripts/make-maps.ts. */
export const outlines = {
  coasts: lines.coast.map(outlineOf),
  countries: lines.countryBorders.map(outlineOf),
  provinces: lines.provinceBorders.map(outlineOf),
}

function outlineOf(text: string): Outline {
  const points = decodeLine(text)
  const corners: Outline['corners'] = [extremeOf(points, Math.min), extremeOf(points, Math.max)]
  const [[left, bottom], [right, top]] = [mercator(corners[0]), mercator(corners[1])]
  return { spots: points.map(mercator), box: { left, top, right, bottom }, corners }
}

function extremeOf(points: Point[], pick: (...numbers: number[]) => number): Point {
  return [pick(...points.map(([longitude]) => longitude)), pick(...points.map(([, latitude]) => latitude))]
}
