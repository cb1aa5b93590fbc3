import { languageOf } from '#domain/site/languages.ts'
import { isBookingFrame } from './booking-paths.ts'
import { landingPages } from './landing-pages.ts'
import type { Namespace } from './namespaces.ts'
import { type PageKey, pages, sectionPath, staticPageAt } from './paths.ts'
import { goodsSegments } from './purchase-paths.ts'

/** The messages that a page says in the browser: those of every page, and its own. */
export const namespacesAt = (path: string): Namespace[] => ['everyPage', ...ownNamespaces(path)]

function ownNamespaces(path: string): readonly Namespace[] {
  const found = staticPageAt(path)
  if (found) return messagesOf(found.page)
  if (isBookingFrame(path)) return messagesOf('serviceBookingCheckout')
  if (path.split('/').some((segment) => goodsSegments.includes(segment))) return ['purchases']
  const landing = Object.values(landingPages).find(({ section, below }) => {
    const base = sectionPath(section, languageOf(path))
    return path.startsWith(base) && segmentsIn(path) === segmentsIn(base) + segmentsIn(below)
  })
  return landing?.messages ?? []
}

const messagesOf = (page: PageKey): readonly Namespace[] => pages[page].messages

const segmentsIn = (path: string) => path.split('/').filter(Boolean).length
