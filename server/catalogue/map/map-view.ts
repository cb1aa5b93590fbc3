/**
 * A map of pins, ready to be drawn. The land is in units of `width` and `height` and grows with the map; pins and names
 * keep their size, so they are laid out twice, for a wide map and for a narrow one. Their places are in percent.
 */
export type MapView = {
  width: number
  height: number
  land: string
  borders: string
  pins: MapPin[]
  layouts: { wide: MapLayout; narrow: MapLayout }
}

export type MapPin = { uuid: string; href: string; name: string; price: string | null; pillWidth: number }

export type MapLayout = {
  /** One for each pin. Where there is no room for the price, a dot stands for it. */
  spots: { x: number; y: number; isDot: boolean }[]
  labels: MapLabel[]
}

export type MapLabel = { x: number; y: number; text: string }

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
