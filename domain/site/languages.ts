/** Spec 2.1: Spanish lives at the root, Portuguese under /pt/. */
export const languages = ['es', 'pt'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'es'

export type PerLanguage<T> = Record<Language, T>

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** Route parameter first, then a path segment that is a language, then Spanish. */
export function languageOf(path: string, routeLanguage?: string): Language {
  if (isLanguage(routeLanguage)) return routeLanguage
  const [pathname = ''] = path.split(/[?#]/)
  return pathname.split('/').find(isLanguage) ?? defaultLanguage
}

export const countryCodes: PerLanguage<string> = { es: 'ES', pt: 'PT' }
export const locales: PerLanguage<string> = { es: 'es-es', pt: 'pt-pt' }
