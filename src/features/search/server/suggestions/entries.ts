import { ancestorsOf, type Location, lineOf } from '#features/catalogue/rules/location.ts'
import { isEnabled } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { isListed } from '#features/catalogue/rules/spas/spa-status.ts'
import type { Tag } from '#features/catalogue/rules/tag.ts'
import { placeOfSpa } from '#features/catalogue/server/cards.ts'
import { getawayPlace } from '#features/catalogue/server/landings.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { Suggestible, Suggestion } from '#features/search/rules/suggestions.ts'
import { pickedPlace, placeKeys } from '#features/search/server/place-keys.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'

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
    for (const place of hotel ? lineOf(hotel, locations) : []) counts.set(place.uuid, (counts.get(place.uuid) ?? 0) + 1)
  }
  return counts
}

/** One that can be suggested, with all that is shown of it. Its note begins with `where`. */
export type Entry = Suggestible & { suggestion: Suggestion; locationUuid: string | null }

/** The best rated first. */
export function suggestibleSpas(snapshot: Snapshot, language: Language): Entry[] {
  return [...snapshot.spas.values()]
    .filter(isListed)
    .sort(byRating)
    .flatMap((spa): Entry[] => {
      const href = snapshot.landings.of('spa', spa.uuid)?.uris[language]
      if (!href) return []
      const where = placeOfSpa(snapshot, spa, language)
      const photo = spa.images[0]?.file
      return [
        {
          kind: 'spa',
          name: spa.name,
          where,
          also: otherNames(snapshot, language, spa),
          locationUuid: spa.location.uuid,
          suggestion: { kind: 'spa', name: spa.name, note: where, href, ...(photo && { photo }) },
        },
      ]
    })
}

const byRating = ({ rating: a }: Spa, { rating: b }: Spa) => (b.value ?? 0) - (a.value ?? 0) || b.count - a.count

function otherNames({ locations }: Snapshot, language: Language, { location, hotel }: Spa): string {
  const place = locations.get(location.uuid)
  const around = place ? lineOf(place, locations) : []
  return [hotel?.name ?? '', ...around.map(({ translations }) => translations[language].name)].join(' ')
}

/** Those with most experiences first. */
export function suggestibleTreatments(snapshot: Snapshot, language: Language): Entry[] {
  const counts = servicesByTag(snapshot)
  return [...snapshot.tags.values()]
    .map((tag) => ({ tag, count: tag.kind === 'service' ? (counts.get(tag.uuid) ?? 0) : 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ tag, count }) => treatmentEntry(snapshot, language, tag, count))
}

function treatmentEntry(snapshot: Snapshot, language: Language, tag: Tag, count: number): Entry {
  const { title, slug } = tag.translations[language]
  return {
    kind: 'treatment',
    name: title,
    where: '',
    also: '',
    locationUuid: null,
    suggestion: {
      kind: 'treatment',
      name: title,
      note: i18nFor(language).t('catalogue.serviceCount', { count }),
      href:
        snapshot.landings.of('treatment', tag.uuid)?.uris[language] ??
        `${pathOf('search', language)}?treatment=${encodeURIComponent(slug)}`,
      value: { treatment: slug },
    },
  }
}

function servicesByTag({ services, spas }: Snapshot): Map<string, number> {
  const counts = new Map<string, number>()
  for (const service of services.values()) {
    const spa = spas.get(service.spaUuid)
    if (!spa || !isListed(spa) || !isEnabled(service)) continue
    for (const tag of service.serviceTags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return counts
}
