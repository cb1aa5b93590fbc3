import { isInCountry, type Location } from '#domain/catalogue/location.ts'

/** Spec 2.6 and 4: the 'country' query parameter selects a country that is known, whatever its case. */
export function countryFromQuery(value: string | null | undefined, countries: readonly Location[]): Location | null {
  if (!value) return null
  return countries.find((location) => location.type === 'country' && isInCountry(location, value.trim())) ?? null
}
