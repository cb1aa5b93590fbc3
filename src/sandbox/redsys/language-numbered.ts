import { defaultLanguage, type Language, languageRows, languages } from '#platform/i18n/languages.ts'

/** Redsys writes some of its numbers with zeros before them. */
export const languageNumbered = (number: unknown): Language =>
  languages.find((language) => Number(languageRows[language].redsys) === Number(number)) ?? defaultLanguage
