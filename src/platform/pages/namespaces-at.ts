import { languageOf } from '#platform/i18n/languages.ts'
import { declared } from './declarations.ts'
import type { Namespace } from './namespaces.ts'
import { sectionPath, staticPageAt } from './paths.ts'
import { segmentAt } from './segments.ts'

/** The messages that a page says in the browser: those of every page, and its own. */
export const namespacesAt = (path: string): Namespace[] => ['everyPage', ...ownNamespaces(path)]

function ownNamespaces(path: string): readonly Namespace[] {
  const found = staticPageAt(path)
  if (found) return declared('pages')[found.page].messages ?? []
  const landing = Object.values(declared('landings')).find(({ section, below }) => {
    const base = sectionPath(section, languageOf(path))
    return path.startsWith(base) && segmentsIn(path) === segmentsIn(base) + segmentsIn(below)
  })
  return (segmentAt(path) ?? landing)?.messages ?? []
}

const segmentsIn = (path: string) => path.split('/').filter(Boolean).length
