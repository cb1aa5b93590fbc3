import type { Reader } from '#features/catalogue/server/cards.ts'
import { spaCard } from '#features/catalogue/server/cards.ts'
import type { PinView } from '#features/catalogue/server/map/map-view.ts'
import { pinMap } from '#features/catalogue/server/map/pin-map.ts'
import { placeMap } from '#features/catalogue/server/map/place-map.ts'
import { describeDestinations } from '#features/shop-window/server/destinations/describe-destinations.ts'

/** Maps of the catalogue as it is: one of the page of a region, one of a whole list, two of single spas. */
export function mapSamples(reader: Reader) {
  const spas = [...reader.snapshot.spas.values()]
  const pins = spas.flatMap((spa) =>
    spaCard(reader, spa).map((card): PinView => {
      const { latitude, longitude } = spa.location
      return { ...card, latitude, longitude }
    }),
  )
  const isIn = (slug: string) => (pin: PinView) => pin.href.split('/').includes(slug)
  const mapOf = (some: PinView[]) => pinMap(some, { from: 'desde', mapHref: '/components/', listHref: '/components/' })
  return {
    destinations: describeDestinations(reader),
    island: mapOf(pins.filter(isIn('tenerife'))),
    province: mapOf(pins.filter(isIn('valencia'))),
    everything: mapOf(pins),
    places: [pins.find(isIn('tenerife')), pins.find(isIn('encamp')), pins.find(isIn('algarve'))].flatMap((pin) =>
      pin ? [placeMap(pin)] : [],
    ),
  }
}
