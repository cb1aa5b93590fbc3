import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { isbot } from 'isbot'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { isVoucherStart, pages, staticPageAt } from '#i18n/paths.ts'
import type { Services } from '#server/services.ts'
import { renderedContext, senderContext, servicesContext, visitorContext } from './context.ts'
import { type KeptPages, keyOf } from './kept-pages.ts'
import { acceptsEncoding } from './negotiation.ts'
import { senderAddress, visitorAddress } from './visitor-address.ts'

/** All routes with their code, as the build made them. */
export const serverBuild = () => import('virtual:react-router/server-build') as Promise<ServerBuild>

/** React Router behind Hono: renders a page, and keeps it where it is the same for everyone. */
export function servePages(services: Services, kept: KeptPages): MiddlewareHandler {
  // Handed the build itself, not a function that fetches it: React Router would otherwise rank all routes anew for
  // every page.
  let handler: ReturnType<typeof createRequestHandler> | undefined
  return async (c) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(visitorContext, { address: visitorAddress(c, services.config.trustedProxies) })
    context.set(senderContext, senderAddress(c, services.config.trustedProxies))
    const rendered = { html: null }
    context.set(renderedContext, rendered)
    const edition = kept.edition()
    handler ??= createRequestHandler(await serverBuild(), import.meta.env.MODE)
    const response = await handler(c.req.raw, context)
    if (isErrorForBot(c, response)) return plainError(c, response.status)
    const body = await bodyOf(c, response, rendered.html)
    if (!body) return response
    return isPublic(services, c, response)
      ? keepAndSend(c, body, response, kept, edition)
      : sendPersonal(c, body, response)
  }
}

/** Spec 2.9: bots are told the status, and are not shown the error page. A form that comes back is none. */
function isErrorForBot(c: Context, { status }: Response): boolean {
  return (status === 404 || status >= 500) && isbot(c.req.header('user-agent'))
}

function plainError(c: Context, status: number): Response {
  const text = status === 404 ? `Page Not Found: ${c.req.path}` : 'Internal Server Error'
  return c.body(text, status as 404, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' })
}

/** Only what is known to be public is kept: landings, and the static pages whose row says so. */
function isPublic({ catalogue }: Services, c: Context, response: Response): boolean {
  const isWholePage = c.req.method === 'GET' && response.status === 200 && !response.headers.has('Set-Cookie')
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (!isWholePage || !isHtml) return false
  // The first step of a purchase is nobody's yet, where it comes from the page of a service.
  if (isVoucherStart(c.req.path)) return keyOf(pathAndQuery(c))?.includes('?') ?? false
  const staticPage = staticPageAt(c.req.path)?.page
  if (staticPage) return pages[staticPage].isKept
  return catalogue.current().landings.byUri.has(c.req.path)
}

function pathAndQuery(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}

type Body = Uint8Array<ArrayBuffer>

async function bodyOf(c: Context, response: Response, html: string | null): Promise<Body | null> {
  if (c.req.raw.method === 'HEAD') return null
  if (html !== null) return Buffer.from(html)
  return response.body && new Uint8Array(await response.arrayBuffer())
}

function keepAndSend(c: Context, html: Body, response: Response, kept: KeptPages, edition: string) {
  c.set('keep', () => kept.keep(pathAndQuery(c), html, c.res.headers, edition))
  return sendCompressed(c, html, response, 'public, max-age=0, must-revalidate')
}

const sendPersonal = (c: Context, body: Body, response: Response) =>
  sendCompressed(c, body, response, 'private, no-store')

const compress = promisify(gzip)

/** Quickly, and beside the thread that answers everybody else: a page that is sent once is not worth more. */
async function sendCompressed(c: Context, body: Body, response: Response, cacheControl: string): Promise<Response> {
  const headers = new Headers(response.headers)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl)
  headers.append('Vary', 'Accept-Encoding')
  const isWorthIt = body.length > 1024 && acceptsEncoding(c.req.header('accept-encoding'), 'gzip')
  if (!isWorthIt) return new Response(body, { status: response.status, headers })
  headers.set('Content-Encoding', 'gzip')
  headers.delete('Content-Length')
  return new Response(await compress(body, { level: 1 }), { status: response.status, headers })
}
