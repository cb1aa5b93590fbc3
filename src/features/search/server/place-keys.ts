import { countryOf, type Location, rememberedPlaceOf } from '#features/catalogue/rules/location.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { PickedPlace } from '#features/search/rules/visitor-place.ts'
import { type Language, languages, type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'

/** How an address names a place: 'tenerife', and 'valencia/valencia' for a city, whose name its region may share. */
type PlaceKeys = {
  keyOf: (uuid: string) => string
  /** Understands the keys of every language, and uuids. */
  find: (key: string) => Location | undefined
}

type Places = Pick<Snapshot, 'locations'>

export function placeKeys(snapshot: Places, language: Language): PlaceKeys {
  const known = kept.get(snapshot)
  if (known) return known[language]
  const made = makeKeys(snapshot)
  kept.set(snapshot, made)
  return made[language]
}

const kept = new WeakMap<Places, PerLanguage<PlaceKeys>>()

function makeKeys({ locations }: Places): PerLanguage<PlaceKeys> {
  const byKey = new Map<string, Location>()
  const keys: PerLanguage<Map<string, string>> = perLanguage(() => new Map())
  for (const location of pagesFirst([...locations.values()]))
    for (const language of languages) {
      const key = slugsOf(location, locations, language)
      const holder = byKey.get(key)
      if (holder && holder !== location) continue
      byKey.set(key, location)
      keys[language].set(location.uuid, key)
    }
  const find = (key: string) => byKey.get(key) ?? locations.get(key)
  return perLanguage((language) => ({ find, keyOf: (uuid: string) => keys[language].get(uuid) ?? uuid }))
}

/** Of two places with one name, the one that has a page keeps it in the address; the other goes by its uuid. */
const pagesFirst = (places: Location[]) => [
  ...places.filter(({ hasLanding }) => hasLanding),
  ...places.filter(({ hasLanding }) => !hasLanding),
]

function slugsOf(location: Location, locations: Places['locations'], language: Language): string {
  const parent = location.type === 'city' && location.parentUuid ? locations.get(location.parentUuid) : undefined
  return [parent, location].flatMap((place) => place?.translations[language].slug ?? []).join('/')
}

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
