export type Point = [longitude: number, latitude: number]
/** Closed: the last point is followed by the first, which is not repeated. */
export type Ring = Point[]
export type BorderLine = Point[]

/** Outer rings only, all running the same way; a lake or an enclave is land for our purposes. */
export function ringsOf(geometry: { type: string; coordinates: unknown }): Ring[] {
  const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Point[][][]
  return polygons.flatMap(([outer]) => (outer ? [sameWay(outer.slice(0, -1))] : []))
}

export const areaOf = (ring: Ring) =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] as Point
    return sum + x * nextY - nextX * y
  }, 0) / 2

export function contains(ring: Ring, [x, y]: Point): boolean {
  return ring.reduce((inside, [ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length] as Point
    const isCrossed = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    return isCrossed ? !inside : inside
  }, false)
}

const sameWay = (ring: Ring): Ring => (areaOf(ring) < 0 ? ring.toReversed() : ring)
