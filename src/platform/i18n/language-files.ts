import { type Language, languages, type PerLanguage } from './languages.ts'
import type { Messages } from './translate.ts'

/**
 * A file that every language has, such as ``(language) => import(`./messages/${language}/home.ts`)``: a language is added
 * by its files alone. Nothing checks the type of a path with a variable in it, so each file says what it has to hold.
 */
export type LanguageFile<Content = Messages> = (language: Language) => Promise<{ default: Content }>
export type LanguageFiles = Readonly<Record<string, LanguageFile>>

/** The contents of files in every language: a server has them all. */
export async function inEveryLanguage<Name extends string, Content>(
  files: Readonly<Record<Name, LanguageFile<Content>>>,
): Promise<Record<Name, PerLanguage<Content>>> {
  const load = async ([name, file]: [string, LanguageFile<Content>]) => {
    const contents = await Promise.all(languages.map(async (language) => [language, (await file(language)).default]))
    return [name, Object.fromEntries(contents)]
  }
  return Object.fromEntries(await Promise.all(Object.entries<LanguageFile<Content>>(files).map(load)))
}
