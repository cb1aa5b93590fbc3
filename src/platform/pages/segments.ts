import { languages } from '#platform/i18n/languages.ts'
import { declared, fromDeclared } from './declarations.ts'
import type { PageSegment } from './page-row.ts'
import { languagePrefix } from './paths.ts'

/** The segment that a path has, behind its language. */
export function segmentAt(path: string): PageSegment | null {
  const first = path.split('/', 3).find((part) => part !== '' && !languages.some((language) => part === language))
  return segments().find(({ segment }) => segment === first) ?? null
}

/** Whether other sites show the page at this path in a frame. */
export const isFramedPath = (path: string) => framedPaths().has(path.replace(/\/?$/, '/'))

const segments = () => Object.values<PageSegment>(declared('segments'))

const framedPaths = fromDeclared(() => {
  const framed = segments().flatMap(({ segment, pages }) =>
    Object.values(pages).flatMap(({ below, isFramed }) => (isFramed ? [`/${segment}/${below}`] : [])),
  )
  return new Set(languages.flatMap((language) => framed.map((path) => languagePrefix(language) + path)))
})
