import { type GeoProjection, geoConicConformal } from 'd3-geo'
import { islands, provinces } from '#features/shop-window/server/destinations/provinces.ts'
import { type Atlas, openAtlas } from './atlas.ts'
import { areaOf, type BorderLine, type Point, type Ring } from './rings.ts'
import { coastOf } from './stitch.ts'

const [width, height] = [1000, 1000]

/** The Canary Islands and Madeira lie too far out: each has a corner of its own, cut off by a line. */
const frames = 'M0 772h424l64 64v164M0 664h92l36 36v72'

const numbers = { portugal: '620', andorra: '020', france: '250' }

/** In square units of the drawing: smaller islets are left out. */
const smallestRing = 3

export function makeDestinations() {
  const atlas = openAtlas({
    file: 'provinces',
    detail: { spain: 0.0004, abroad: 0.0002 },
    around: Object.values(numbers),
    kept: [],
  })
  const [portugal, andorra] = [atlas.countries.get(numbers.portugal) ?? [], atlas.countries.get(numbers.andorra) ?? []]
  const countryBorders = atlas.countryBorders.filter((line) =>
    [...portugal, ...andorra].some((ring) => runsAlong(ring, line)),
  )
  const shapes = {
    ...Object.fromEntries(provinces.map(({ code, slug }) => [slug, atlas.provinces.get(code) ?? []])),
    ...islandRings(atlas),
    portugal,
    andorra,
  }
  return {
    map: {
      width,
      height,
      land: closed(coastOf([...atlas.spain, ...portugal, ...andorra])),
      borders: atlas.provinceBorders.map(open).join(''),
      countryBorders: countryBorders.map(open).join(''),
      frames,
    },
    shapes: Object.fromEntries(Object.entries(shapes).map(([slug, rings]) => [slug, shapeOf(rings)])),
  }
}

const runsAlong = (ring: Ring, line: BorderLine) => {
  const points = new Set(ring.map(String))
  return line.every((point) => points.has(`${point}`))
}

/** An islet goes with the island it is nearest to. */
function islandRings(atlas: Atlas): Record<string, Ring[]> {
  const rings: Record<string, Ring[]> = Object.fromEntries(islands.map(({ slug }) => [slug, []]))
  for (const code of new Set(islands.map(({ province }) => province)))
    for (const ring of atlas.provinces.get(code) ?? []) {
      const [x, y] = middleOf(ring)
      const distance = ({ middle }: (typeof islands)[number]) => Math.hypot(middle[0] - x, middle[1] - y)
      const island = islands
        .filter(({ province }) => province === code)
        .toSorted((a, b) => distance(a) - distance(b))[0]
      if (island) rings[island.slug]?.push(ring)
    }
  return rings
}

function shapeOf(rings: Ring[]) {
  const largest = rings.flatMap(projected).toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0]
  if (!largest) throw new Error('a region has no outline')
  const [x, y] = middleOf(largest).map(Math.round)
  return { d: closed(rings), x, y }
}

function middleOf(ring: Ring): Point {
  const [sumX, sumY] = ring.reduce<Point>(
    ([x, y], [ax, ay], at) => {
      const [bx, by] = ring[(at + 1) % ring.length] as Point
      const cross = ax * by - bx * ay
      return [x + (ax + bx) * cross, y + (ay + by) * cross]
    },
    [0, 0],
  )
  return [sumX / (6 * areaOf(ring)), sumY / (6 * areaOf(ring))]
}

const closed = (rings: Ring[]) =>
  rings
    .flatMap(projected)
    .filter((ring) => Math.abs(areaOf(ring)) >= smallestRing)
    .map((ring) => `${steps(ring)}z`)
    .join('')

const open = (line: BorderLine) => projected(line).map(steps).join('')

/** From the first point in whole steps; a minus sign parts two numbers as well as a space does. */
function steps(points: Point[]): string {
  let [lastX, lastY] = [0, 0]
  const path = points.flatMap(([x, y], at) => {
    const [stepX, stepY] = [x - lastX, y - lastY]
    if (at > 0 && stepX === 0 && stepY === 0) return []
    ;[lastX, lastY] = [x, y]
    return [`${stepX < 0 ? '' : ' '}${stepX}${stepY < 0 ? '' : ' '}${stepY}`]
  })
  const [start, ...others] = path
  return others.length > 0 ? `M${start?.trim()}l${others.join('').trim()}` : ''
}

type Part = { isHere: (point: Point) => boolean; projection: GeoProjection }

const scale = 5274

/** Mainland and Balearics; the Canary Islands a little enlarged; Madeira. The Azores have no corner. */
const parts: Part[] = [
  { isHere: ([x]) => x > -10, projection: conic([-3.7, 40], [425, 361], scale) },
  { isHere: ([x, y]) => x > -19 && y < 30, projection: conic([-15.8, 28.55], [226, 892], scale * 1.12) },
  { isHere: ([x, y]) => x > -18 && y > 32 && y < 34, projection: conic([-16.75, 32.85], [54, 716], scale * 1.1) },
]

function conic([longitude, latitude]: Point, middle: Point, size: number): GeoProjection {
  return geoConicConformal()
    .rotate([-longitude, 0])
    .center([0, latitude])
    .parallels([latitude - 2.5, latitude + 2.5])
    .scale(size)
    .translate(middle)
}

function projected(line: BorderLine): BorderLine[] {
  const part = parts.find(({ isHere }) => isHere(line[0] as Point))
  if (!part) return []
  return [line.map((point) => (part.projection(point) as Point).map(Math.round) as Point)]
}
