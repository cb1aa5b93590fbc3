import type { BorderLine, Point, Ring } from './rings.ts'

/** Two atlases never draw a border alike: this is the stretch of the neighbours' rings that runs where `border` does. */
export function sameBorder(neighbours: Ring[], border: BorderLine): BorderLine {
  const [first, last] = [border[0] as Point, border.at(-1) as Point]
  const distanceTo = (ring: Ring) => nearest(ring, first).distance + nearest(ring, last).distance
  const host = neighbours.toSorted((a, b) => distanceTo(a) - distanceTo(b))[0] as Ring
  const [from, to] = [nearest(host, first).at, nearest(host, last).at]
  const [forward, backward] = [walk(host, from, to), walk(host, to, from).toReversed()]
  const misfit = (line: BorderLine) => Math.abs(lengthOf(line) - lengthOf(border))
  return misfit(forward) < misfit(backward) ? forward : backward
}

/** Takes the border out of a ring and puts in the neighbours', so that neither a gap nor an overlap is left. */
export function withBorder(ring: Ring, border: BorderLine, stretch: BorderLine): Ring {
  const at = ring.findIndex((point) => isSame(point, border[0] as Point))
  if (at < 0) return ring
  if (!isSame(ring[(at + 1) % ring.length] as Point, border[1] as Point))
    return withBorder(ring, border.toReversed(), stretch.toReversed())
  const turned = [...ring.slice(at), ...ring.slice(0, at)]
  return [...stretch, ...turned.slice(border.length)]
}

/** Joins rings that run along each other, point by point and in opposite ways: what is left is the coast. */
export function coastOf(rings: Ring[]): Ring[] {
  const next = new Map<string, Map<string, Point>>()
  for (const ring of rings)
    for (const [at, from] of ring.entries()) {
      const to = ring[(at + 1) % ring.length] as Point
      if (next.get(`${to}`)?.delete(`${from}`)) continue
      const ways = next.get(`${from}`) ?? new Map<string, Point>()
      next.set(`${from}`, ways.set(`${to}`, to))
    }
  const coast: Ring[] = []
  for (const start of next.keys())
    for (let ring = follow(next, start); ring.length > 0; ring = follow(next, start)) coast.push(ring)
  return coast.filter((ring) => ring.length > 2)
}

function follow(next: Map<string, Map<string, Point>>, start: string): Ring {
  const ring: Ring = []
  for (let at = start; ; ) {
    const way = next.get(at)?.entries().next().value
    if (!way) return ring
    next.get(at)?.delete(way[0])
    ring.push(way[1])
    at = way[0]
    if (at === start) return ring
  }
}

const isSame = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1]

function walk(ring: Ring, from: number, to: number): BorderLine {
  return from <= to ? ring.slice(from, to + 1) : [...ring.slice(from), ...ring.slice(0, to + 1)]
}

function nearest(ring: Ring, point: Point): { at: number; distance: number } {
  return ring.reduce(
    (best, candidate, at) => {
      const distance = distanceOf(candidate, point)
      return distance < best.distance ? { at, distance } : best
    },
    { at: 0, distance: Number.POSITIVE_INFINITY },
  )
}

const distanceOf = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot((ax - bx) * Math.cos((ay * Math.PI) / 180), ay - by)

const lengthOf = (line: BorderLine) =>
  line.reduce((sum, point, at) => (at ? sum + distanceOf(line[at - 1] as Point, point) : 0), 0)
