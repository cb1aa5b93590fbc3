import type { Features } from '#features/catalogue/rules/site-parts.ts'
import { perLanguage } from '#platform/i18n/languages.ts'
import { addressOf } from '#platform/pages/addresses.ts'
import { fromDeclared } from '#platform/pages/declarations.ts'
import { type PageType, pageTypeOf } from '#platform/pages/page-type.ts'
import { staticPageAt } from '#platform/pages/paths.ts'

const staticPaths = { has: (path: string) => staticPageAt(path) !== null }

/** Spec 2.6, with our own sections and pages. */
export function pageTypeAt(path: string, features: Pick<Features, 'redirections'>): PageType {
  return pageTypeOf(path, { redirectionsOn: features.redirections, bases: bases(), staticPaths })
}

const bases = fromDeclared(() => ({
  spas: perLanguage((language) => addressOf('spas', language)),
  getAways: perLanguage((language) => addressOf('getaways', language)),
  promotions: perLanguage((language) => addressOf('promotions', language)),
}))
