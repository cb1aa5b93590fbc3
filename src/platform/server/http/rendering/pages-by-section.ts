import type { ServerBuild } from 'react-router'
import { isLanguage } from '#platform/i18n/languages.ts'

type Routes = ServerBuild['routes']

/**
 * The site in parts, each with the routes of one section. React Router looks through all routes several times for each
 * request, and prepares all of them for each page; no section needs those of another. The second answer is for paths of
 * no section: what stands in none, and the page for unknown addresses.
 */
export function pagesBySection(build: ServerBuild): { sections: Map<string, ServerBuild>; others: ServerBuild } {
  const sectionOfRoute = new Map(Object.keys(build.routes).map((id) => [id, sectionOf(pathOf(build.routes, id))]))
  const known = new Set([...sectionOfRoute.values()].filter((section) => section !== '' && section !== '*'))
  const below = (section: string) =>
    withRoutes(build, (id) => ['', '*', section].includes(sectionOfRoute.get(id) as string))
  return { sections: new Map([...known].map((section) => [section, below(section)])), others: below('') }
}

/** Patterns are told below their parents'. */
function pathOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  return route ? `${pathOf(routes, route.parentId)}/${route.path ?? ''}` : ''
}

function withRoutes(build: ServerBuild, isKept: (id: string) => boolean): ServerBuild {
  const kept = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isKept(id)))
  return { ...build, routes: kept(build.routes), assets: { ...build.assets, routes: kept(build.assets.routes) } }
}

/**
 * The part of the site that a path belongs to: its first segment, after that of its language. Addresses are understood
 * in whatever case and encoding they come, as React Router understands them.
 */
export function sectionOf(path: string): string {
  const [first = '', second = ''] = decoded(path)
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
  return isLanguage(first) ? `${first}/${second}` : first
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
