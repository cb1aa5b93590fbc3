import type { Reader } from '#server/catalogue/cards.ts'
import { spaCard } from '#server/catalogue/cards.ts'
import { pinMap } from '#server/catalogue/map/pin-map.ts'
import { placeMap } from '#server/catalogue/map/place-map.ts'
import { describeDestinations } from '#server/catalogue/pages/describe-destinations.ts'
import type { Pin } from '#server/search/listing-view.ts'

/** Maps of the catalogue as it is: one of the page of a region, one of a whole list, two of single spas. */
export function mapSamples(reader: Reader) {
  const spas = [...reader.snapshot.spas.values()]
  const pins = spas.flatMap((spa) =>
    spaCard(reader, spa).map(({ uuid, href, name, price }): Pin => {
      const { latitude, longitude } = spa.location
      return { uuid, href, name, price: price?.amount ?? null, latitude, longitude }
    }),
  )
  const isIn = (slug: string) => (pin: Pin) => pin.href.split('/').includes(slug)
  return {
    destinations: describeDestinations(reader),
    island: pinMap(pins.filter(isIn('tenerife')).slice(0, 24)),
    province: pinMap(pins.filter(isIn('valencia')).slice(0, 24)),
    everything: pinMap(pins.toReversed().slice(0, 24)),
    places: [pins.find(isIn('tenerife')), pins.find(isIn('encamp')), pins.find(isIn('algarve'))].flatMap((pin) =>
      pin ? [placeMap(pin)] : [],
    ),
  }
}
