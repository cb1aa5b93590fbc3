import type { ReactNode } from 'react'
import type { MapFrame } from '#platform/map/frame.ts'
import type { Side } from '#platform/map/label-towns.ts'

/** A spa on the map: what the map itself says of it. */
export type Pin = {
  uuid: string
  href: string
  name: string
  /** With `nights` it is the price of that stay; else the least that is paid. */
  price: { amount: string; nights?: string } | null
  longitude: number
  latitude: number
  labelWidth: number
}

/** Of a town. `isFar`: too far out for a phone. */
export type MapLabel = { x: number; y: number; text: string; side: Side; isFar?: boolean }

/** One pin, or a cluster of them. `members` are positions in `pins`; `href` is where it leads without JavaScript. */
export type MapMark = { x: number; y: number; members: number[]; href: string }

export type MapLayout = { marks: MapMark[]; labels: MapLabel[] }

/**
 * A map of pins, ready to be drawn. The land is in the units of `frame` and grows with the map; pins and names keep
 * their size, so they are laid out twice, for a wide map and for a narrow one. Their places are in percent.
 */
export type PinMapView<OnePin extends Pin> = {
  /** What is drawn, and what shows all pins: the same, unless the address asks for a part of the map. */
  frame: MapFrame
  whole: MapFrame
  /** Null where the whole map is shown already. */
  wholeHref: string | null
  land: string
  borders: string
  pins: OnePin[]
  layouts: { wide: MapLayout; narrow: MapLayout }
}

export type PinMapProps<OnePin extends Pin> = {
  map: PinMapView<OnePin>
  label: string
  /** What is shown of a spa whose pin was chosen. */
  renderCard: (pin: OnePin) => ReactNode
}

/** One place, in the middle, and what lies around it. All in pixels: a smaller screen shows less of it, not smaller. */
export type PlaceMapView = {
  width: number
  height: number
  land: string
  borders: string
  name: string
  pillWidth: number
  labels: MapLabel[]
}
