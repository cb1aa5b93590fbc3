import type { XY } from './clip.ts'

export type Size = { width: number; height: number }
/** By its middle. */
export type Place = Size & { x: number; y: number }

/** Things on a map that keep clear of each other and of its edges. */
export type Room = Size & { taken: Place[] }

const [gap, edge] = [4, 6]

/** The free place nearest to the wanted one, no further away than `furthest`; null if there is none. */
export function findRoom(room: Room, [x, y]: XY, size: Size, furthest: number): Place | null {
  const isFree = (atX: number, atY: number) =>
    isWithin(room, size, atX, atY) && !room.taken.some((other) => overlaps(other, size, atX, atY))
  for (const { stepX, stepY, distance } of stepsAway) {
    if (distance > furthest) return null
    if (isFree(x + stepX, y + stepY)) return { ...size, x: x + stepX, y: y + stepY }
  }
  return null
}

const [stride, reach] = [4, 200]
const strides = Array.from({ length: (2 * reach) / stride + 1 }, (_, at) => at * stride - reach)

/** Steps on a fine grid, the nearest first; of two as near, the one straight up or down. */
const stepsAway = strides
  .flatMap((stepX) => strides.map((stepY) => ({ stepX, stepY, distance: Math.hypot(stepX, stepY) })))
  .toSorted((a, b) => a.distance - b.distance || Math.abs(a.stepX) - Math.abs(b.stepX))

const isWithin = (room: Size, { width, height }: Size, x: number, y: number) =>
  x - width / 2 >= edge &&
  x + width / 2 <= room.width - edge &&
  y - height / 2 >= edge &&
  y + height / 2 <= room.height - edge

const overlaps = (other: Place, { width, height }: Size, x: number, y: number) =>
  Math.abs(other.x - x) < (other.width + width) / 2 + gap && Math.abs(other.y - y) < (other.height + height) / 2 + gap
