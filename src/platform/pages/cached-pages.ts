import { languages } from '#platform/i18n/languages.ts'
import { declared, fromDeclared } from './declarations.ts'
import type { PageSegment } from './page-row.ts'
import { languagePrefix } from './paths.ts'

declare module './declarations.ts' {
  interface Declared {
    /** Pages below a segment that may be kept, by their names: only the server knows. */
    cachedPages: Record<string, CachingRule>
  }
}

/**
 * `query`: those with which the page is nobody's yet. It understands `params` alone, in the order in which they come, since
 * those of one row belong together.
 */
export type CachingRule = { query: RegExp; params: readonly string[] }

/** What may be kept of the page at this path below a segment, or null where all of it is personal. */
export const cachedPageAt = (path: string): CachingRule | null => cachedPages().get(path) ?? null

const cachedPages = fromDeclared(() => {
  const cached = new Map(Object.entries(declared('cachedPages')))
  const pages = Object.values<PageSegment>(declared('segments')).flatMap(({ segment, pages }) =>
    Object.entries(pages).flatMap(([name, { below }]) => {
      const page = cached.get(name)
      return page ? [{ page, path: `/${segment}/${below}` }] : []
    }),
  )
  return new Map(
    pages.flatMap(({ page, path }) => languages.map((language) => [languagePrefix(language) + path, page] as const)),
  )
})
