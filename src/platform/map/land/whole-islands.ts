import type { Point } from '../polyline.ts'
import { outlines } from './outline.ts'

/** An island may be this many times as large as what lies on it. */
const mostTimes = 1.8

/** In degrees: Mallorca is 1.1 wide, a continent more. */
const widestIsland = 2

/**
 * The corners of the islands that the points are spread over: a map that shows most of an island shows all of it, since
 * people know it by its shape. For a few spas in one bay it would only be further away.
 */
export function wholeIslands(points: Point[]): Point[] {
  const [width, height] = spanOf(points)
  return outlines.coasts
    .filter(({ corners }) => {
      const [islandWidth, islandHeight] = spanOf(corners)
      const isSpread = islandWidth <= Math.min(width * mostTimes, widestIsland) && islandHeight <= height * mostTimes
      return isSpread && points.some((point) => isBetween(point, corners))
    })
    .flatMap(({ corners }) => corners)
}

const spanOf = (points: Point[]): [width: number, height: number] => {
  const [longitudes, latitudes] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.max(...longitudes) - Math.min(...longitudes), Math.max(...latitudes) - Math.min(...latitudes)]
}

const isBetween = ([x, y]: Point, [[west, south], [east, north]]: [Point, Point]) =>
  x >= west && x <= east && y >= south && y <= north
