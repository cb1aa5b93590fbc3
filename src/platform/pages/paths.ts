import { type Language, languageRows } from '#platform/i18n/languages.ts'
import { addressOf, knownLanguages } from './addresses.ts'
import { declared, fromDeclared } from './declarations.ts'
import type { PageKey, SectionKey } from './page-row.ts'

export const pageKeys = () => Object.keys(declared('pages')) as [PageKey, ...PageKey[]]
export const sectionKeys = () => Object.keys(declared('sections')) as [SectionKey, ...SectionKey[]]

export const languagePrefix = (language: Language) => languageRows[language].prefix

export const pathOf = (page: PageKey, language: Language) => languagePrefix(language) + addressOf(page, language)

/** Of a page that may not be there: some feature above has it, and a shop without that feature has no link to it. */
export const declaredPath = (page: string, language: Language): string | null =>
  page in declared('pages') ? pathOf(page as PageKey, language) : null

export function sectionPath(section: SectionKey, language: Language, ...slugs: string[]) {
  return `${languagePrefix(language)}/${[addressOf(section, language), ...slugs].join('/')}/`
}

/** The same static page in every language, or null where the path is none of them. */
export function staticPageAt(path: string): { page: PageKey; language: Language } | null {
  return staticPages().get(path) ?? null
}

const staticPages = fromDeclared(
  () =>
    new Map(
      knownLanguages().flatMap((language) =>
        pageKeys().map((page) => [pathOf(page, language), { page, language }] as const),
      ),
    ),
)
