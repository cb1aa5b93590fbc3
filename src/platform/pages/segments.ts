import { languages } from '#platform/i18n/languages.ts'
import { declared } from './declarations.ts'
import type { PageSegment } from './page-row.ts'

/** The segment that a path has, behind its language. */
export function segmentAt(path: string): PageSegment | null {
  const first = path.split('/', 3).find((part) => part !== '' && !languages.some((language) => part === language))
  return Object.values<PageSegment>(declared('segments')).find(({ segment }) => segment === first) ?? null
}
