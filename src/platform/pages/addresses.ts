import { type Language, languages, type PerLanguage } from '#platform/i18n/languages.ts'
import { declared } from './declarations.ts'
import type { PageKey, SectionKey } from './page-row.ts'

/** In one language, without its prefix: the paths of pages ('/aviso-legal/'), and the first segments of sections ('spas'). */
export type Addresses = Readonly<Record<PageKey | SectionKey, string>>

/** Those of a feature (`messages/<language>/addresses.ts`): the compiler asks for what is missing. */
export type AddressesOf<Feature extends { pages?: object; sections?: object }> = Readonly<
  Record<keyof Feature['pages'] | keyof Feature['sections'], string>
>

declare module './declarations.ts' {
  interface Declared {
    /** A server knows every language, a browser that of its page: its links lead to no other. */
    addresses: Partial<PerLanguage<Addresses>>
  }
}

export function addressOf(name: PageKey | SectionKey, language: Language): string {
  const addresses = declared('addresses')[language]
  if (!addresses) throw new Error(`The addresses of ${language} are not here`)
  return addresses[name]
}

export const knownLanguages = () => languages.filter((language) => declared('addresses')[language])
