import type { Features } from '#features/catalogue/rules/site-parts.ts'
import { declared } from '#platform/pages/declarations.ts'
import { type PageType, pageTypeOf } from '#platform/pages/page-type.ts'
import { staticPageAt } from '#platform/pages/paths.ts'

const staticPaths = { has: (path: string) => staticPageAt(path) !== null }

/** Spec 2.6, with our own sections and pages. */
export function pageTypeAt(path: string, features: Pick<Features, 'redirections'>): PageType {
  const { spas, getaways: getAways, promotions } = declared('sections')
  const bases = { spas, getAways, promotions }
  return pageTypeOf(path, { redirectionsOn: features.redirections, bases, staticPaths })
}
