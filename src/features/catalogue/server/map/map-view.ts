import type { Frame } from '#platform/map/frame.ts'
import type { Side } from '#platform/map/label-towns.ts'
import type { CardView } from '../cards.ts'

/**
 * A map of pins, ready to be drawn. The land is in the units of `frame` and grows with the map; pins and names keep
 * their size, so they are laid out twice, for a wide map and for a narrow one. Their places are in percent.
 */
export type MapView = {
  /** What is drawn, and what shows all pins: the same, unless the address asks for a part of the map. */
  frame: Frame
  whole: Frame
  /** Null where the whole map is shown already. */
  wholeHref: string | null
  land: string
  borders: string
  pins: MapPin[]
  layouts: { wide: MapLayout; narrow: MapLayout }
}

/** All that a card says, and where. `labelWidth` is 0 without a price. */
export type MapPin = CardView & { longitude: number; latitude: number; labelWidth: number }

export type MapLayout = { marks: MapMark[]; labels: MapLabel[] }

/** One pin, or a cluster of them. `members` are positions in `pins`; `href` is where it leads without JavaScript. */
export type MapMark = { x: number; y: number; members: number[]; href: string }

export type MapLabel = { x: number; y: number; text: string; side: Side }

/** One place, in the middle, and what lies around it. All in pixels: a smaller screen shows less of it, not smaller. */
export type PlaceMapView = {
  width: number
  height: number
  land: string
  borders: string
  name: string
  pillWidth: number
  /** `isFar`: too far out for a phone. */
  labels: (MapLabel & { isFar: boolean })[]
}

/** A spa or a getaway on the map: what its card says, and where it is. */
export type Pin = CardView & { latitude: number; longitude: number }
