import { ancestorsOf, type Location } from '#features/catalogue/rules/location.ts'
import { isListed } from '#features/catalogue/rules/spas/spa-status.ts'
import { getawayPlace } from '#features/catalogue/server/landings.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { pickedPlace } from '#features/search/server/picked-place.ts'
import { placeKeys } from '#features/search/server/place-keys.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Entry } from './entry.ts'

/** Those with something in them, the ones with most spas first. */
export function suggestiblePlaces(snapshot: Snapshot, language: Language): Entry[] {
  const stays = staysByPlace(snapshot)
  return [...snapshot.locations.values()]
    .map((location) => ({
      location,
      spas: snapshot.spasOfPlace.get(location.uuid)?.filter(isListed).length ?? 0,
      stays: stays.get(location.uuid) ?? 0,
    }))
    .filter((counted) => counted.spas + counted.stays > 0)
    .sort((a, b) => b.spas - a.spas || b.stays - a.stays)
    .map((counted) => placeEntry(snapshot, language, counted))
}

type CountedPlace = { location: Location; spas: number; stays: number }

function placeEntry(snapshot: Snapshot, language: Language, { location, spas, stays }: CountedPlace): Entry {
  const { t } = i18nFor(language)
  const nameOf = ({ translations }: Location) => translations[language].name
  const [parent, ...further] = ancestorsOf(location, snapshot.locations)
  const [name, where] = [nameOf(location), parent ? nameOf(parent) : '']
  const counted = spas > 0 ? t('catalogue.spaCount', { count: spas }) : t('catalogue.getawayCount', { count: stays })
  const key = placeKeys(snapshot, language).keyOf(location.uuid)
  return {
    kind: 'place',
    name,
    where,
    also: further.map(nameOf).join(' '),
    locationUuid: location.uuid,
    suggestion: {
      kind: 'place',
      name,
      note: where ? `${where} · ${counted}` : counted,
      href:
        snapshot.landings.of('location', location.uuid)?.uris[language] ??
        `${pathOf('search', language)}?place=${encodeURIComponent(key).replaceAll('%2F', '/')}`,
      value: { place: key },
      picked: pickedPlace(snapshot, location, language),
    },
  }
}

/** A place without spas may still have hotels to stay in. */
function staysByPlace({ getaways, locations }: Snapshot): Map<string, number> {
  const counts = new Map<string, number>()
  for (const getaway of getaways.values()) {
    const hotel = locations.get(getaway.hotel.locationUuid) ?? getawayPlace(getaway, locations)
    for (const place of hotel ? [hotel, ...ancestorsOf(hotel, locations)] : [])
      counts.set(place.uuid, (counts.get(place.uuid) ?? 0) + 1)
  }
  return counts
}
