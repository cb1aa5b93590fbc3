import { declared } from '../pages/declarations.ts'
import type { LanguageFile } from './language-files.ts'
import type { Language, PerLanguage } from './languages.ts'

/** What a language has beside sentences, by the name of the list: what is compared with, or looked up. For servers alone. */
// biome-ignore lint/suspicious/noEmptyInterface: every feature adds its own.
export interface WordLists {}

declare module '../pages/declarations.ts' {
  interface Declared {
    wordListFiles: { readonly [Name in keyof WordLists]: LanguageFile<WordLists[Name]> }
    wordLists: { readonly [Name in keyof WordLists]: PerLanguage<WordLists[Name]> }
  }
}

export const wordList = <Name extends keyof WordLists>(name: Name, language: Language): WordLists[Name] =>
  declared('wordLists')[name][language]
