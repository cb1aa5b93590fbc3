/**
 * What differs by language beside its messages: a language is a row here. Spec 2.1: Spanish lives at the root, Portuguese
 * under /pt/. `timeZone` and `country`: of readers of whom nothing else is known. `helpMailbox`: where help is asked for.
 * `redsys`: its number for that bank.
 */
export const languageRows = {
  es: {
    name: 'Español',
    locale: 'es-ES',
    prefix: '',
    country: 'ES',
    timeZone: 'Europe/Madrid',
    helpMailbox: 'ayuda',
    redsys: '1',
  },
  pt: {
    name: 'Português',
    locale: 'pt-PT',
    prefix: '/pt',
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    helpMailbox: 'ajuda',
    redsys: '9',
  },
} as const satisfies Record<string, LanguageRow>

type LanguageRow = Record<'name' | 'locale' | 'prefix' | 'country' | 'timeZone' | 'helpMailbox' | 'redsys', string>

export type Language = keyof typeof languageRows
export const languages = Object.keys(languageRows) as [Language, ...Language[]]
/** The one without a prefix. */
export const defaultLanguage = 'es' satisfies Language

export type PerLanguage<T> = Record<Language, T>

/** The same for each language. */
export const perLanguage = <Value>(of: (language: Language) => Value): PerLanguage<Value> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as PerLanguage<Value>

/** Of those that something is there for, in its order. */
export const languagesOf = (each: Partial<PerLanguage<unknown>>) => Object.keys(each).filter(isLanguage)

/** What is there for all languages, for some of them in their order: the same object where it would be no other. */
export const pickLanguages = <Value>(
  all: PerLanguage<Value>,
  some: readonly Language[],
): Partial<PerLanguage<Value>> =>
  String(languagesOf(all)) === String(some)
    ? all
    : Object.fromEntries(some.map((language) => [language, all[language]]))

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** Route parameter first, then a path segment that is a language, then Spanish. */
export function languageOf(path: string, routeLanguage?: string): Language {
  if (isLanguage(routeLanguage)) return routeLanguage
  const [pathname = ''] = path.split(/[?#]/)
  return pathname.split('/').find(isLanguage) ?? defaultLanguage
}

export const localeOf = (language: Language) => languageRows[language].locale
/** Of who reads it, where they have said no other. */
export const homeCountryOf = (language: Language) => languageRows[language].country
export const timeZoneOfReader = (language: Language) => languageRows[language].timeZone
/** In which the people of a country read. */
export const languageOfCountry = (country: string): Language =>
  languages.find((language) => homeCountryOf(language) === country) ?? defaultLanguage
