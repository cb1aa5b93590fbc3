import type { PinMapView } from '#platform/ui/map/map-types.ts'
import type { CardView } from '../cards.ts'

/** A spa or a getaway on the map: what its card says, and where it is. */
export type PinView = CardView & { latitude: number; longitude: number }

/** All that a card says, and where. `labelWidth` is 0 without a price. */
export type MapPin = PinView & { labelWidth: number }

export type MapView = PinMapView<MapPin>
