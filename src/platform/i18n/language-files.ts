import { type Language, languages, type PerLanguage } from './languages.ts'

/** Sentences by their keys. */
export type Messages = { readonly [key: string]: string | Messages }

/**
 * A file that every language has, imported by a path with `${language}` in it: a language is added by its files alone.
 * Nothing checks the type of such an import, so each file says what it has to hold.
 */
export type LanguageFile<Content = Messages> = (language: Language) => Promise<{ default: Content }>
export type LanguageFiles = Readonly<Record<string, LanguageFile>>

type Contents<Files> = {
  readonly [Name in keyof Files]: Files[Name] extends LanguageFile<infer Content> ? PerLanguage<Content> : never
}

/** The contents of files in every language: a server has them all. */
export async function inEveryLanguage<Files extends Readonly<Record<string, LanguageFile<unknown>>>>(files: Files) {
  const load = async ([name, file]: [string, LanguageFile<unknown>]) => {
    const contents = await Promise.all(languages.map(async (language) => [language, (await file(language)).default]))
    return [name, Object.fromEntries(contents)]
  }
  return Object.fromEntries(await Promise.all(Object.entries(files).map(load))) as Contents<Files>
}
