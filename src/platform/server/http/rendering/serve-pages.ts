import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { isbot } from 'isbot'
import { cachedPageAt } from '#platform/pages/cached-pages.ts'
import { canonicalAddress } from '#platform/pages/canonical-address.ts'
import { declared } from '#platform/pages/declarations.ts'
import { staticPageAt } from '#platform/pages/paths.ts'
import type { Services } from '#platform/server/services.ts'
import { TooBusy } from '#platform/server/work-queue.ts'
import { busyResponse } from '../busy-response.ts'
import { acceptsEncoding } from '../cache/negotiation.ts'
import { cacheKeyOf, type PageCache, type PageRequest } from '../cache/page-cache.ts'
import { clientHasDisconnected, respondToNobody } from '../who-is-away.ts'
import { makePageRenderer } from './render-page.ts'
import type { RenderQueue } from './render-queue.ts'
import type { Rendered } from './shared-renders.ts'

/** Answers with a page, and keeps it where it is the same for everyone. */
export function servePages(
  services: Services,
  pageCache: PageCache,
  { turns, recordView }: Serving,
): MiddlewareHandler {
  const renderPage = makePageRenderer(services, () => pageCache.cacheVersion(), turns)

  async function answer(c: Context): Promise<Response> {
    const { pathname, search } = new URL(c.req.url)
    const address = canonicalAddress(pathname + search, { hasDayPreview: services.config.allowsDayPreview })
    const rendered = await renderPage(c, address)
    if (isErrorForBot(c, rendered)) return plainError(c, rendered)
    if (!rendered.body || c.req.method === 'HEAD') return new Response(null, rendered)
    if (!isPublic(services, c, rendered, address)) return sendCompressed(c, rendered, 'private, no-store')
    if (!rendered.isTaken) {
      rendered.isTaken = true
      const { body } = rendered
      c.set('keep', () => pageCache.keep(address, body, c.res.headers, rendered))
    }
    return sendCompressed(c, rendered, 'public, max-age=0, must-revalidate')
  }

  return async (c) => {
    try {
      const response = await answer(c)
      if (c.req.method === 'GET' && response.status === 200) recordView(askedBy(c))
      return response
    } catch (error) {
      if (error instanceof TooBusy) return busyResponse(c.req.path, error.retryAfter)
      if (clientHasDisconnected(c)) return respondToNobody()
      throw error
    }
  }
}

/** `recordView`: counts a page that was answered. */
type Serving = { turns: RenderQueue; recordView: (request: PageRequest) => void }

function askedBy(c: Context): PageRequest {
  const { pathname, search } = new URL(c.req.url)
  return { url: pathname + search, header: (name) => c.req.header(name) }
}

/** Only what is known to be public is kept: landings, and the static pages whose row says so. */
function isPublic({ catalogue }: Services, c: Context, { status, headers }: Rendered, address: string): boolean {
  const isWholePage = c.req.method === 'GET' && status === 200 && !headers.has('Set-Cookie')
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (!isWholePage || !isHtml) return false
  // The first step of a purchase is nobody's yet, where it comes from the page of a service.
  if (cachedPageAt(c.req.path)) return cacheKeyOf(address)?.includes('?') ?? false
  const staticPage = staticPageAt(c.req.path)?.page
  if (staticPage) return declared('pages')[staticPage].isCached === true
  return catalogue.current().landings.byUri.has(c.req.path)
}

/** Spec 2.9: bots are told the status, and are not shown the error page. A form that comes back is none. */
function isErrorForBot(c: Context, { status }: Rendered): boolean {
  return (status === 404 || status >= 500) && isbot(c.req.header('user-agent'))
}

function plainError(c: Context, { status, headers }: Rendered): Response {
  const failure = status === 503 ? 'Service Unavailable' : 'Internal Server Error'
  const text = status === 404 ? `Page Not Found: ${c.req.path}` : failure
  const retryAfter = headers.get('Retry-After')
  return c.body(text, status as 404, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Robots-Tag': 'noindex',
    ...(retryAfter && { 'Retry-After': retryAfter }),
  })
}

const compress = promisify(gzip)

/** Quickly, and beside the thread that answers everybody else: a page that is sent once is not worth more. */
async function sendCompressed(c: Context, rendered: Rendered, cacheControl: string): Promise<Response> {
  const { status, body } = rendered
  const headers = new Headers(rendered.headers)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl)
  headers.append('Vary', 'Accept-Encoding')
  const isWorthIt = body && body.length > 1024 && acceptsEncoding(c.req.header('accept-encoding'), 'gzip')
  if (!isWorthIt) return new Response(body, { status, headers })
  headers.set('Content-Encoding', 'gzip')
  headers.delete('Content-Length')
  rendered.gzip ??= compress(body, { level: 1 })
  return new Response(await rendered.gzip, { status, headers })
}
