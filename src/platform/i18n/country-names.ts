import { type Language, localeOf, perLanguage } from './languages.ts'

/** For the server alone: browsers may write some of them in another way. */
export const countryName = (country: string, language: Language) => namesIn[language].of(country) ?? country

/** The first ones in their order, the others by their names. */
export function countryNames(countries: readonly string[], first: number, language: Language) {
  const named = countries.map((code) => ({ code, name: countryName(code, language) }))
  const others = named.slice(first).toSorted((a, b) => a.name.localeCompare(b.name, language))
  return [...named.slice(0, first), ...others]
}

const namesIn = perLanguage((language) => new Intl.DisplayNames(localeOf(language), { type: 'region' }))
