import type { XY } from '#platform/map/clip.ts'
import { clusterPins, markBox, type PinCluster } from '#platform/map/cluster.ts'
import { drawMap } from '#platform/map/draw-map.ts'
import { frameAround, type MapFrame, project, type Size } from '#platform/map/frame.ts'
import { labelTowns } from '#platform/map/label-towns.ts'
import { wholeIslands } from '#platform/map/land/whole-islands.ts'
import { pinLabel } from '#platform/map/mark-size.ts'
import { deepestKm } from '#platform/map/move-frame.ts'
import type { Point } from '#platform/map/polyline.ts'
import { textWidth } from '#platform/map/text-width.ts'
import type { MapLayout, MapMark } from '#platform/ui/map/map-types.ts'
import type { MapPin, MapView, PinView } from './map-view.ts'

/** Twice as fine as the pixels of a wide map. The shape is the same on every screen, so that nothing moves. */
const size = { width: 1400, height: 1600 }
/** At the sides half a label on a phone, above a whole one, below the buttons and half a cluster. */
const margin = { x: 200, top: 190, bottom: 320 }
const smallestKm = 30

/** In pixels: the smallest map that each layout is shown on, so that on none of them anything touches. */
const sizes = { wide: { width: 600, height: 686 }, narrow: { width: 340, height: 389 } }

const fontSize = 14

/** `from` is the word before a price; the map's and the list's addresses lead on where there is no JavaScript. */
type Options = { from: string; mapHref: string; listHref: string; area?: MapArea | null }

/** Null without pins: there is nothing to show. */
export function pinMap(pins: PinView[], { from, mapHref, listHref, area }: Options): MapView | null {
  if (pins.length === 0) return null
  const points = pins.map(({ longitude, latitude }): Point => [longitude, latitude])
  const whole = frameAround([...points, ...wholeIslands(points)], size, margin, smallestKm)
  const frame = area ? frameAround(area, size, margin, deepestKm(sizes.narrow.width)) : whole
  const mapPins = pins.map((pin) => mapPin(pin, from))
  const hrefOf = ({ members }: PinCluster) => {
    const [first, ...others] = members.map((at) => mapPins[at] as MapPin)
    if (first && others.length === 0) return first.href
    const next = areaAround(members.map((at) => points[at] as Point))
    // Where even the deepest map shows one cluster, only the list tells its spas apart.
    return area && String(next) === String(area) ? listHref : areaHref(mapHref, next)
  }
  const layOut = (on: Size) => layoutOf(frame, on, points, mapPins, hrefOf)
  return {
    frame,
    whole,
    wholeHref: area ? mapHref : null,
    ...drawMap(frame),
    pins: mapPins,
    layouts: { wide: layOut(sizes.wide), narrow: layOut(sizes.narrow) },
  }
}

function mapPin({ photo: { file, alt }, ...pin }: PinView, from: string): MapPin {
  const label = pin.price?.nights ? pin.price.amount : `${from} ${pin.price?.amount}`
  const labelWidth = pin.price ? textWidth(label, fontSize) + 2 * pinLabel.padding : 0
  // The blurred placeholder of a card would be most of its weight.
  return { ...pin, photo: { file, alt }, labelWidth }
}

function layoutOf(
  frame: MapFrame,
  on: Size,
  points: Point[],
  pins: MapPin[],
  hrefOf: (mark: PinCluster) => string,
): MapLayout {
  const spots = points.map((point): XY => {
    const [x, y] = project(frame, point)
    return [(x / frame.width) * on.width, (y / frame.height) * on.height]
  })
  const widths = pins.map(({ labelWidth }) => labelWidth)
  const marks = clusterPins(spots, widths).filter(({ x, y }) => x >= 0 && y >= 0 && x <= on.width && y <= on.height)
  const labels = labelTowns(
    frame,
    on,
    marks.map((mark) => markBox(mark, widths)),
  )
  return {
    marks: marks.map((mark): MapMark => ({ members: mark.members, ...percentOf(mark, on), href: hrefOf(mark) })),
    labels: labels.map((label) => ({ ...label, ...percentOf(label, on) })),
  }
}

const percentOf = ({ x, y }: { x: number; y: number }, { width, height }: Size) => ({
  x: Number(((x / width) * 100).toFixed(2)),
  y: Number(((y / height) * 100).toFixed(2)),
})

/** The south-western and the north-eastern corner of a part of the map. */
type MapArea = [southWest: Point, northEast: Point]

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
