import { matchRoutes } from 'react-router'
import type { MissingMessages } from '#platform/ui/loading/messages.ts'
import { browserRouter, knownModule, missingFiles, missingParts, type RouteModule } from './router.ts'

let missingMessages: MissingMessages = () => []

/** Said once, where the browser's words are. */
export const loadMessagesWith = (missing: MissingMessages) => {
  missingMessages = missing
}

const routesAt = (pathname: string) =>
  (matchRoutes(browserRouter().routes, { pathname }) ?? []).map(({ route }) => route.id ?? '')

export const isPageMissing = (pathname: string) =>
  routesAt(pathname).some((id) => missingFiles(id).length > 0 || missingParts(knownModule(id)).length > 0) ||
  missingMessages(pathname).length > 0

/**
 * The script and the words of a page, before React Router asks for them: where a script does not come it reloads the
 * whole page, and with no connection that leaves nothing at all. Each is imported once its files are known to come,
 * since a browser may remember that an import has failed. Rejects without a connection; an answer that is not ok says
 * that a file is not there any more, as after a release.
 */
export async function bringPage(pathname: string): Promise<Response> {
  const routes = routesAt(pathname)
  const missing = routes.map(missingFiles)
  const answers = await Promise.all(missing.flat().map((href) => fetch(href)))
  const refused = answers.find(({ ok }) => !ok)
  if (refused) return refused
  try {
    const scripts = missing.flatMap(([script]) => script ?? [])
    const arrived: Promise<RouteModule>[] = scripts.map((script) => import(/* @vite-ignore */ script))
    const modules = [...routes.map(knownModule), ...(await Promise.all(arrived))]
    const parts = modules.flatMap(missingParts).map((part) => part.bring())
    await Promise.all([...parts, ...missingMessages(pathname)])
    return new Response()
  } catch {
    // An import does not say why it failed.
    const site = await reachSite()
    return site.ok ? Response.error() : site
  }
}

/** Whether anybody is there: the smallest thing to ask the site for. */
export const reachSite = () => fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })
