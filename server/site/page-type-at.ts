import type { Features } from '#domain/site/features.ts'
import { type PageType, pageTypeOf } from '#domain/site/page-type.ts'
import { staticPageAt } from '#i18n/paths.ts'
import { sections } from '#i18n/sections.ts'

const bases = { spas: sections.spas, getAways: sections.getaways, promotions: sections.promotions }

const staticPaths = { has: (path: string) => staticPageAt(path) !== null }

/** Spec 2.6, with our own sections and pages. */
export function pageTypeAt(path: string, features: Pick<Features, 'redirections'>): PageType {
  return pageTypeOf(path, { redirectionsOn: features.redirections, bases, staticPaths })
}
