/**
 * What differs by language beside its messages: a language is a row here. Spec 2.1: Spanish lives at the root, Portuguese
 * under /pt/. `timeZone` and `country`: of readers of whom nothing else is known. `redsys`: its number for that bank.
 */
export const languageRows = {
  es: { locale: 'es-ES', prefix: '', country: 'ES', timeZone: 'Europe/Madrid', redsys: '1' },
  pt: { locale: 'pt-PT', prefix: '/pt', country: 'PT', timeZone: 'Europe/Lisbon', redsys: '9' },
} as const

export type Language = keyof typeof languageRows
export const languages = Object.keys(languageRows) as [Language, ...Language[]]
export const defaultLanguage: Language = 'es'

export type PerLanguage<T> = Record<Language, T>

/** The same for each language. */
export const perLanguage = <Value>(of: (language: Language) => Value): PerLanguage<Value> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as PerLanguage<Value>

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** Route parameter first, then a path segment that is a language, then Spanish. */
export function languageOf(path: string, routeLanguage?: string): Language {
  if (isLanguage(routeLanguage)) return routeLanguage
  const [pathname = ''] = path.split(/[?#]/)
  return pathname.split('/').find(isLanguage) ?? defaultLanguage
}

export const localeOf = (language: Language) => languageRows[language].locale
/** Of who reads it, where they have said no other. */
export const countryOf = (language: Language) => languageRows[language].country
export const timeZoneOfReader = (language: Language) => languageRows[language].timeZone
