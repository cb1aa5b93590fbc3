import { isInCountry, type Location, type LocationsByUuid, lineOf } from '#features/catalogue/rules/location.ts'
import { defaultLanguage } from '#platform/i18n/languages.ts'

/** The islands that keep another hour than their country, by the Spanish slug of their community or region. */
const islands: Record<string, string> = { canarias: 'Atlantic/Canary', madeira: 'Atlantic/Madeira' }

/** The zone of the clock on a spa's wall. */
export function timeZoneOf(location: Location, byUuid: LocationsByUuid): string {
  const slugs = lineOf(location, byUuid).map(({ translations }) => translations[defaultLanguage].slug)
  const island = slugs.map((slug) => islands[slug]).find(Boolean)
  if (island) return island
  if (isInCountry(location, 'PT')) return 'Europe/Lisbon'
  return isInCountry(location, 'AD') ? 'Europe/Andorra' : 'Europe/Madrid'
}
