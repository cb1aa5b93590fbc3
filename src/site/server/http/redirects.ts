import type { MiddlewareHandler } from 'hono'
import type { Features } from '#features/catalogue/rules/site-parts.ts'
import { defaultLanguage, languages } from '#platform/i18n/languages.ts'
import { languagePrefix, sectionPath } from '#platform/pages/paths.ts'
import type { Services } from '#platform/server/services.ts'
import { liveAddress } from '#site/server/page/live-address.ts'
import { pageTypeAt } from '#site/server/page/page-type-at.ts'

const kindSwitch = {
  spa: 'spaRedirections',
  service: 'serviceRedirections',
  package: 'packageRedirections',
  legacy: 'legacyRedirections',
} as const satisfies Record<string, keyof Features>

/**
 * Addresses have one slash between two segments and one at their end; files, which have a dot in their last segment, and
 * calls of the API have none there. A path is sent back in this form alone: `//host/` would lead a browser away from us.
 */
export const redirectToSlash: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const path = withLastSlash(singleSlashes(pathname))
  return isRead && path !== pathname ? c.redirect(path + search, 308) : next()
}

const hasNoLastSlash = /^\/api\/|\.[a-z0-9]+$|\/$/i
const withLastSlash = (path: string) => (hasNoLastSlash.test(path) ? path : `${path}/`)

/** What moved: the table of redirects, each kind behind its switch, and the word of the root's language for treatments under another. */
export function redirectMoved({ catalogue, config }: Services): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const moved = catalogue.current().redirects.get(pathname)
    if (moved && config.features[kindSwitch[moved.kind]]) return c.redirect(moved.to + search, 301)
    const known = knownElsewhere(pathname)
    if (known) return c.redirect(known + search, 308)
    // A deployment that only redirects has nothing else at these addresses.
    if (pageTypeAt(pathname, config.features) === 'redirections') return c.text(`Page Not Found: ${pathname}`, 404)
    return next()
  }
}

/** Public pages in a language that is not live. */
export const redirectToLive =
  (services: Services): MiddlewareHandler =>
  async (c, next) => {
    const address = liveAddress(services, new URL(c.req.url))
    return address === null ? next() : c.redirect(address, 302)
  }

function knownElsewhere(pathname: string): string | null {
  // The language at the root carries no prefix.
  const unneeded = `/${defaultLanguage}/`
  if (pathname.startsWith(unneeded)) return singleSlashes(pathname.slice(unneeded.length - 1))
  for (const language of languages) {
    const treatments = sectionPath('treatments', language)
    const foreign = languagePrefix(language) + sectionPath('treatments', defaultLanguage)
    if (treatments !== foreign && pathname.startsWith(foreign)) return treatments + pathname.slice(foreign.length)
  }
  return null
}

const singleSlashes = (path: string) => path.replace(/\/{2,}/g, '/')
