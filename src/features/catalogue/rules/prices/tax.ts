import { type Location, type LocationsByUuid, lineOf } from '#features/catalogue/rules/location.ts'
import { defaultLanguage } from '#platform/i18n/languages.ts'

/** Prices include the indirect tax of the place where the service is given. */
export type Tax = 'IGIC' | 'IVA'

/** IGIC in the Canary Islands, known by the Spanish slug of their community, and IVA elsewhere. */
export function taxOf(location: Location, byUuid: LocationsByUuid, communitySlug = 'canarias'): Tax {
  const places = lineOf(location, byUuid)
  return places.some(({ translations }) => translations[defaultLanguage].slug === communitySlug) ? 'IGIC' : 'IVA'
}
