import { countryOf, type Location, rememberedPlaceOf } from '#domain/catalogue/location.ts'
import type { Language } from '#domain/site/languages.ts'
import type { PickedPlace } from '#domain/site/visitor-place.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { placeKeys } from '#server/search/place-keys.ts'

/** What the browser of someone who picks this place will remember. */
export function pickedPlace(
  snapshot: Pick<Snapshot, 'locations'>,
  location: Location,
  language: Language,
): PickedPlace {
  const { uuid, translations } = rememberedPlaceOf(location, snapshot.locations)
  return {
    country: countryOf(location, snapshot.locations).country.toUpperCase(),
    place: {
      uuid,
      key: placeKeys(snapshot, language).keyOf(uuid),
      names: { es: translations.es.name, pt: translations.pt.name },
    },
  }
}
