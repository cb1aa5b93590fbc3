import { inEveryLanguage } from '#platform/i18n/language-files.ts'
import { defaultLanguage, type Language, languageRows, languages } from '#platform/i18n/languages.ts'
import type es from '../messages/es/redsys.ts'

const file = (language: Language): Promise<{ default: Words }> => import(`../messages/${language}/redsys.ts`)

/** What a buyer reads in the stand-in's pages. */
export const { words } = await inEveryLanguage({ words: file })

export type Words = typeof es

export const inEuros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`

/** Redsys writes some of its numbers with zeros before them. */
export const languageNumbered = (number: unknown): Language =>
  languages.find((language) => Number(languageRows[language].redsys) === Number(number)) ?? defaultLanguage
