import type { Pin } from '#server/search/listing-view.ts'
import type { XY } from './clip.ts'
import { drawMap } from './draw-map.ts'
import { findRoom, type Place, type Room, type Size } from './find-room.ts'
import { type Frame, frameAround, project } from './frame.ts'
import { labelTowns } from './label-towns.ts'
import type { MapLayout, MapPin, MapView } from './map-view.ts'
import type { Point } from './polyline.ts'
import { textWidth } from './text-width.ts'
import { wholeIslands } from './whole-islands.ts'

/** Twice as fine as the pixels of a wide map. The shape is the same on every screen, so that nothing moves. */
const size = { width: 1400, height: 1600 }
const margin: XY = [120, 100]
const smallestKm = 30

/** In pixels: as wide as the map beside a list, and as on a phone. */
const rooms = { wide: { width: 630, height: 720 }, narrow: { width: 343, height: 392 } }

const pill = { height: 34, padding: 12, fontSize: 14 }
const dot: Size = { width: 16, height: 16 }
/** A price may stand this far from its spa; after that a dot, which is smaller, looks for a place. */
const furthest = { wide: 48, narrow: 40 }

/** Null without pins: there is nothing to show. */
export function pinMap(pins: Pin[]): MapView | null {
  if (pins.length === 0) return null
  const points = pins.map(({ longitude, latitude }): Point => [longitude, latitude])
  const frame = frameAround([...points, ...wholeIslands(points)], size, margin, smallestKm)
  const mapPins = pins.map(mapPin)
  return {
    ...size,
    ...drawMap(frame),
    pins: mapPins,
    layouts: { wide: layOut('wide', frame, pins, mapPins), narrow: layOut('narrow', frame, pins, mapPins) },
  }
}

function mapPin({ uuid, href, name, price }: Pin): MapPin {
  const text = price && wholeEuros(price)
  return { uuid, href, name, price: text, pillWidth: textWidth(text ?? '', pill.fontSize) + 2 * pill.padding }
}

/** '49,00 €' → '49 €'. Upwards: a map never promises less than the spa asks. */
export const wholeEuros = (price: string) =>
  price.replace(/(\d[\d.]*),(\d\d)/, (_, euros: string, cents: string) =>
    cents === '00' ? euros : String(Number(euros.replaceAll('.', '')) + 1),
  )

/** Prices first, as many as there is room for, in the order of the list; then dots for the others; then towns. */
function layOut(kind: 'wide' | 'narrow', frame: Frame, pins: Pin[], mapPins: MapPin[]): MapLayout {
  const room: Room = { ...rooms[kind], taken: [] }
  const settle = (place: Place | null) => {
    if (place) room.taken.push(place)
    return place
  }
  const wanted = pins.map(({ longitude, latitude }): XY => {
    const [x, y] = project(frame, [longitude, latitude])
    return [(x / frame.width) * room.width, (y / frame.height) * room.height]
  })
  const priced = mapPins.map(({ price, pillWidth }, at) =>
    price ? settle(findRoom(room, wanted[at] as XY, { width: pillWidth, height: pill.height }, furthest[kind])) : null,
  )
  const spots = wanted.map(([x, y], at) => {
    const place = priced[at] ?? settle(findRoom(room, [x, y], dot, Number.POSITIVE_INFINITY)) ?? { x, y }
    return { ...percentOf(place, room), isDot: !priced[at] }
  })
  return { spots, labels: labelTowns(frame, room).map((label) => ({ ...label, ...percentOf(label, room) })) }
}

const percentOf = ({ x, y }: { x: number; y: number }, room: Size) => ({
  x: Number(((x / room.width) * 100).toFixed(1)),
  y: Number(((y / room.height) * 100).toFixed(1)),
})
