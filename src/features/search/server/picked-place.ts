import { countryOf, type Location, rememberedPlaceOf } from '#features/catalogue/rules/location.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { PickedPlace } from '#features/search/rules/visitor-place.ts'
import { type Language, perLanguage } from '#platform/i18n/languages.ts'
import { placeKeys } from './place-keys.ts'

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
      names: perLanguage((each) => translations[each].name),
    },
  }
}
