import { isInRing } from '../clip.ts'
import { mercator } from '../frame.ts'
import type { Point } from '../polyline.ts'
import { outlines } from './outline.ts'

/** Whether the map draws land at a place. */
export function isOnLand(point: Point): boolean {
  const [x, y] = mercator(point)
  return outlines.coasts.some(
    ({ box, spots }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom && isInRing([x, y], spots),
  )
}

/** In degrees, about 250 metres: the coast of the map is soft, and so exact it is not. */
const shore = 0.0025

/** On land, and far enough from the water that it also looks so. */
export const isInland = ([longitude, latitude]: Point): boolean =>
  [
    [0, 0],
    [shore, 0],
    [-shore, 0],
    [0, shore],
    [0, -shore],
  ].every(([east = 0, north = 0]) => isOnLand([longitude + east, latitude + north]))
