import type { Point } from '#platform/map/polyline.ts'

/** The south-western and the north-eastern corner of a part of the map. */
export type MapArea = [southWest: Point, northEast: Point]

/** In degrees: nothing that is on a map of ours lies outside. */
const limits = { west: -30, east: 10, south: 25, north: 50 }

/** `?area=-16.76,28.05,-16.7,28.12`. Null for whatever makes no sense. */
export function readArea(text: string | null): MapArea | null {
  const numbers = text?.split(',') ?? []
  if (numbers.length !== 4 || !numbers.every((number) => /^-?\d{1,2}(\.\d{1,5})?$/.test(number))) return null
  const [west, south, east, north] = numbers.map(Number) as [number, number, number, number]
  const isOrdered = west <= east && south <= north
  const isHere = west >= limits.west && east <= limits.east && south >= limits.south && north <= limits.north
  return isOrdered && isHere
    ? [
        [west, south],
        [east, north],
      ]
    : null
}

export function areaAround(points: Point[]): MapArea {
  const [longitudes, latitudes] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ]
}

export function areaHref(mapHref: string, area: MapArea): string {
  const text = area.flat().map((degrees) => Number(degrees.toFixed(5)))
  return `${mapHref}${mapHref.includes('?') ? '&' : '?'}area=${text.join(',')}`
}
