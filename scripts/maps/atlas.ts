import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { merge, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, GeometryObject, Objects, Topology } from 'topojson-specification'
import { areaOf, type BorderLine, contains, type Point, type Ring, ringsOf } from './rings.ts'
import { sameBorder, withBorder } from './stitch.ts'

type Named = GeometryObject<{ name: string }> & { id?: string | number }
type Areas = { topology: Topology; areas: Named[] }

/** Spain by province (Instituto Geográfico Nacional), and its neighbours (Natural Earth) joined to it without a gap. */
export type Atlas = {
  /** By the code of the Instituto Nacional de Estadística. */
  provinces: Map<string, Ring[]>
  spain: Ring[]
  provinceBorders: BorderLine[]
  /** By ISO 3166-1 number. */
  countries: Map<string, Ring[]>
  countryBorders: BorderLine[]
}

type Options = {
  file: 'provinces' | 'municipalities'
  /** The smallest triangle, in square degrees, that still makes a point worth keeping: in Spain, and beyond. */
  detail: { spain: number; abroad: number }
  /** Numbers of the countries around Spain; those of `kept` keep all their points. */
  around: string[]
  kept: string[]
}

const files = {
  provinces: import.meta.resolve('es-atlas/es/provinces.json'),
  municipalities: import.meta.resolve('es-atlas/es/municipalities.json'),
  world: import.meta.resolve('world-atlas/countries-10m.json'),
}

const spainNumber = '724'

export function openAtlas({ file, detail, around, kept }: Options): Atlas {
  const { topology, areas } = simplified(areasOf(files[file], 'provinces'), detail.spain)
  const spain = ringsOf(merge(topology, areas as never)).filter((ring) => areaOf(ring) > 1 || !contains(ring, llivia))
  const world = areasOf(files.world, 'countries')
  const chosen = world.areas.filter(({ id }) => id === spainNumber || around.includes(String(id)))
  const near = simplified({ ...world, areas: chosen }, detail.abroad, kept)
  return {
    provinces: new Map(areas.map((area) => [String(area.id), ringsOf(merge(topology, [area] as never))])),
    spain,
    provinceBorders: linesBetween(topology, areas, (a, b) => a !== b),
    ...joined(near, spain),
  }
}

/** Llívia, which lies in France: among coasts it would look like a lake. */
const llivia: Point = [1.98, 42.46]

function joined({ topology, areas }: Areas, spain: Ring[]): Pick<Atlas, 'countries' | 'countryBorders'> {
  const isSpain = (area: Named) => area.id === spainNumber
  const countries = new Map<string, Ring[]>()
  const spanishBorders: BorderLine[] = []
  const moved = new Map<string, Point>()
  for (const country of areas.filter((area) => !isSpain(area))) {
    let rings = ringsOf(merge(topology, [country] as never))
    const isBorder = (a: Named, b: Named) => (isSpain(a) && b === country) || (isSpain(b) && a === country)
    for (const border of linesBetween(topology, areas, isBorder).filter(isOpen)) {
      const stretch = sameBorder(spain, border)
      rings = rings.map((ring) => withBorder(ring, border, stretch))
      spanishBorders.push(stretch)
      for (const end of [0, -1]) moved.set(`${border.at(end)}`, stretch.at(end) as Point)
    }
    countries.set(String(country.id), rings)
  }
  // Where three countries meet, the border of the other two ends where Spain's now does.
  const otherBorders = linesBetween(topology, areas, (a, b) => a !== b && !isSpain(a) && !isSpain(b))
  const countryBorders = otherBorders.map((line) => line.map((point) => moved.get(`${point}`) ?? point))
  return { countries, countryBorders: [...countryBorders, ...spanishBorders] }
}

const isOpen = (line: BorderLine) => `${line[0]}` !== `${line.at(-1)}`

function linesBetween(
  topology: Topology,
  geometries: Named[],
  isBorder: (a: Named, b: Named) => boolean,
): BorderLine[] {
  const collection: GeometryCollection = { type: 'GeometryCollection', geometries }
  return mesh(topology, collection, (a, b) => isBorder(a as Named, b as Named)).coordinates as BorderLine[]
}

function simplified({ topology, areas }: Areas, smallest: number, kept: string[] = []): Areas {
  const weighed = presimplify(topology as Topology<Objects>)
  for (const { id, ...area } of areas)
    if (kept.includes(String(id)))
      for (const arc of arcsOf(area)) for (const point of weighed.arcs[arc] ?? []) point[2] = Number.POSITIVE_INFINITY
  return { topology: simplify(weighed, smallest), areas }
}

const arcsOf = (area: object) =>
  ('arcs' in area ? (area.arcs as unknown[]).flat(3) : []).map((arc) => (Number(arc) < 0 ? ~Number(arc) : Number(arc)))

function areasOf(address: string, object: string): Areas {
  const topology = JSON.parse(readFileSync(fileURLToPath(address), 'utf8')) as Topology
  return { topology, areas: (topology.objects[object] as GeometryCollection<{ name: string }>).geometries }
}
