/** Spec 2.6 and 4: the 'country' query parameter selects a country that is known, whatever its case. */
export function countryFromQuery(value: string | null | undefined, countries: readonly string[]): string | null {
  const wanted = value?.trim().toLowerCase()
  return countries.find((code) => code.toLowerCase() === wanted) ?? null
}
