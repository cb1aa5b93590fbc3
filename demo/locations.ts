import { type Language, languages } from '#platform/i18n/languages.ts'
import { uuidOf } from './identity.ts'
import type { SeedRows } from './seed-rows.ts'
import { type Place, places } from './tables/places.ts'

export const locationUuid = (key: string) => uuidOf('location', key)

export const locationSlug = (place: Place, language: Language) => place.slugs?.[language] ?? place.slug

export function placeOf(key: string): Place {
  const found = byKey.get(key)
  if (!found) throw new Error(`No place ${key}`)
  return found
}

/** The place itself, what it belongs to, and so on up to the country. */
export function lineageOf(place: Place): Place[] {
  return place.parent ? [place, ...lineageOf(placeOf(place.parent))] : [place]
}

export function locationRows(): Pick<SeedRows, 'locations' | 'locationTranslations'> {
  return {
    locations: places.map((place, position) => ({
      uuid: locationUuid(place.key),
      type: place.type,
      country: place.country,
      parentUuid: place.parent && locationUuid(place.parent),
      hasLanding: place.hasLanding ?? false,
      position,
    })),
    locationTranslations: places.flatMap((place) =>
      languages.map((language) => ({
        locationUuid: locationUuid(place.key),
        language,
        name: place[language],
        slug: locationSlug(place, language),
      })),
    ),
  }
}

const byKey = new Map(places.map((place) => [place.key, place]))
