import { inEveryLanguage, type LanguageFile } from '#platform/i18n/language-files.ts'
import type { Addresses } from '#platform/pages/addresses.ts'
import { declareAll } from '#platform/pages/declarations.ts'
import './pages.ts'

const addresses: LanguageFile<Addresses> = (language) => import(`./messages/${language}/addresses.ts`)

/** Servers, builds and tests know the addresses of every language. */
declareAll([await inEveryLanguage({ addresses })])
