import { isbot } from 'isbot'
import { isFramedPath } from '#platform/pages/segments.ts'
import { directOrigin, type Origin, originHeader, originOf, widgetOrigin } from '#platform/visits/origin.ts'
import type { PageRequest } from './cache/page-cache.ts'
import { pagePathOf } from './rendering/personal-pages.ts'

/** Brings a page ahead that somebody may look at later, or never. */
const aheadHeaders = ['sec-purpose', 'purpose', 'x-moz']

/**
 * Where the visit came from of which a request is part. Null if nobody looks at what it asks for: a robot, a browser
 * that looks ahead, or somebody who is on that page already and has changed a choice there. `site`: our origin.
 */
export function readVisit({ url, header }: PageRequest, site: string): Origin | null {
  if (isRobot(header('user-agent'))) return null
  if (aheadHeaders.some((name) => /prefetch|prerender/.test(header(name) ?? ''))) return null
  const address = splitAddress(url)
  const isData = address.path.endsWith('.data')
  const sentOrigin = isData ? header(originHeader) : undefined
  // Without our script's header the router only brings the data ahead.
  if (isData && sentOrigin === undefined) return null
  const path = isData ? pagePathOf(address.path) : address.path
  const before = pageBefore(header('referer'), site)
  if (before?.path === path) return null
  if (isFramedPath(path)) return originIn(address.query) ?? widgetOrigin
  return visitOrigin(originIn(address.query), sentOrigin, before)
}

/** Of the visit in which a purchase is started. `sent`: the form's fields, among which our script puts the origin. */
export function originOfStart(
  { headers }: Pick<Request, 'headers'>,
  { publicUrl }: { publicUrl: string },
  sent = new URLSearchParams(),
): Origin {
  const before = pageBefore(headers.get('referer') ?? undefined, new URL(publicUrl).origin)
  return visitOrigin(originOf(sent), headers.get(originHeader) ?? undefined, before)
}

/** Who says it first: the address or the form, then our script, which knows where the visit began, then the page before. */
function visitOrigin(named: Origin | null, sent: string | undefined, before: Address | null): Origin {
  const origin = named ?? originIn(sent ?? '') ?? originIn(before?.query ?? '')
  return origin ?? (before && isFramedPath(before.path) ? widgetOrigin : directOrigin)
}

const originIn = (query: string) => (query === '' ? null : originOf(new URLSearchParams(query)))

type Address = { path: string; query: string }

/** By hand: this is done for every page that is counted, and a URL takes longer than serving it. */
function splitAddress(url: string): Address {
  const end = url.indexOf('?')
  return end < 0 ? { path: url, query: '' } : { path: url.slice(0, end), query: url.slice(end + 1) }
}

/** The page of ours on which a link or a form was; null if it was another site's. */
const pageBefore = (referer: string | undefined, site: string): Address | null =>
  referer?.startsWith(`${site}/`) ? splitAddress(referer.slice(site.length)) : null

const known = new Map<string, boolean>()
const mostKnown = 1000

/** Every browser says what it is. There are few of them, and looking at one closely takes as long as serving a page. */
function isRobot(userAgent: string | undefined): boolean {
  if (!userAgent) return true
  const found = known.get(userAgent)
  if (found !== undefined) return found
  if (known.size === mostKnown) known.clear()
  const answer = isbot(userAgent)
  known.set(userAgent, answer)
  return answer
}
