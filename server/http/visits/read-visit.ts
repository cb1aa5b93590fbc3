import { isbot } from 'isbot'
import { directOrigin, type Origin, originHeader, originOf, widgetOrigin } from '#domain/funnel/origin.ts'
import { isBookingFrame } from '#i18n/booking-paths.ts'
import { pagePathOf } from '../rendering/personal-pages.ts'

/** A request, as the page cache, the express lane or the site has it. */
export type Asked = { url: string; header: (name: string) => string | undefined }

/** Brings a page ahead that somebody may look at later, or never. */
const aheadHeaders = ['sec-purpose', 'purpose', 'x-moz']

/**
 * Where the visit came from of which a request is part. Null if nobody looks at what it asks for: a robot, a browser
 * that looks ahead, or somebody who is on that page already and has changed a choice there.
 */
export function readVisit({ url, header }: Asked, site: string): Origin | null {
  const agent = header('user-agent')
  if (!agent || isbot(agent)) return null
  if (aheadHeaders.some((name) => /prefetch|prerender/.test(header(name) ?? ''))) return null
  const page = new URL(url, site)
  const before = refererOf(header('referer'), site)
  const isData = page.pathname.endsWith('.data')
  // Without our script's header the router only brings the data ahead.
  if (isData && header(originHeader) === undefined) return null
  const path = pagePathOf(page.pathname)
  if (before?.pathname === path) return null
  if (isBookingFrame(path)) return originOf(page.searchParams) ?? widgetOrigin
  return visitOrigin(page.searchParams, header(originHeader), before)
}

/** Who says it first: the address, then our script, which knows where the visit began, then the page before. */
function visitOrigin(query: URLSearchParams, told: string | undefined, before: URL | null): Origin {
  const said = originOf(query) ?? originOf(new URLSearchParams(told)) ?? (before && originOf(before.searchParams))
  return said ?? (before && isBookingFrame(before.pathname) ? widgetOrigin : directOrigin)
}

/** Of the visit in which a purchase is started. `sent`: the form's fields, among which our script puts the origin. */
export function originOfStart(
  { headers }: Pick<Request, 'headers'>,
  { publicUrl }: { publicUrl: string },
  sent = new URLSearchParams(),
): Origin {
  const before = refererOf(headers.get('referer') ?? undefined, publicUrl)
  return visitOrigin(sent, headers.get(originHeader) ?? undefined, before)
}

/** The page of ours on which a link or a form was; null if it was another site's. */
function refererOf(referer: string | undefined, site: string): URL | null {
  const url = referer && URL.canParse(referer) ? new URL(referer) : null
  return url?.origin === new URL(site).origin ? url : null
}
