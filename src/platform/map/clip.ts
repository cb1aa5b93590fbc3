export type XY = [x: number, y: number]
export type Box = { left: number; top: number; right: number; bottom: number }

type Side = { isInside: (point: XY) => boolean; cross: (from: XY, to: XY) => XY }

/** What of a ring lies in a box (Sutherland and Hodgman): cut by one side after the other, closed along the sides. */
export function clipRing(ring: XY[], box: Box): XY[] {
  return sidesOf(box).reduce(cutRing, ring)
}

/** The parts of a line that lie in a box. */
export function clipLine(line: XY[], box: Box): XY[][] {
  return sidesOf(box).reduce<XY[][]>((lines, side) => lines.flatMap((part) => cutLine(part, side)), [line])
}

export const isOnEdge = ([x, y]: XY, { left, top, right, bottom }: Box) =>
  x === left || x === right || y === top || y === bottom

/** Whether a point lies in a ring: a line from it to the right then crosses the ring an odd number of times. */
export function isInRing([x, y]: XY, ring: XY[]): boolean {
  let isInside = false
  for (const [at, to] of ring.entries()) {
    const from = ring.at(at - 1) ?? to
    if (to[1] > y !== from[1] > y && x < between(to[0], from[0], part(to[1], from[1], y))) isInside = !isInside
  }
  return isInside
}

function sidesOf({ left, top, right, bottom }: Box): Side[] {
  const upright = (at: number) => (from: XY, to: XY) => [at, between(from[1], to[1], part(from[0], to[0], at))] as XY
  const level = (at: number) => (from: XY, to: XY) => [between(from[0], to[0], part(from[1], to[1], at)), at] as XY
  return [
    { isInside: ([x]) => x >= left, cross: upright(left) },
    { isInside: ([x]) => x <= right, cross: upright(right) },
    { isInside: ([, y]) => y >= top, cross: level(top) },
    { isInside: ([, y]) => y <= bottom, cross: level(bottom) },
  ]
}

const part = (from: number, to: number, at: number) => (at - from) / (to - from)
const between = (from: number, to: number, share: number) => from + (to - from) * share

function cutRing(ring: XY[], { isInside, cross }: Side): XY[] {
  return ring.flatMap((to, at) => {
    const from = ring.at(at - 1) ?? to
    if (isInside(to)) return isInside(from) ? [to] : [cross(from, to), to]
    return isInside(from) ? [cross(from, to)] : []
  })
}

function cutLine(line: XY[], { isInside, cross }: Side): XY[][] {
  const parts: XY[][] = []
  let current: XY[] = []
  for (const [at, to] of line.entries()) {
    const from = line[at - 1]
    if (from && isInside(from) !== isInside(to)) current.push(cross(from, to))
    if (isInside(to)) current.push(to)
    else if (current.length > 0) {
      parts.push(current)
      current = []
    }
  }
  return [...parts, current].filter((points) => points.length > 1)
}
