import { gzipSync } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { isbot } from 'isbot'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { pages, staticPageAt } from '#i18n/paths.ts'
import type { Services } from '#server/services.ts'
import { servicesContext, visitorContext } from './context.ts'
import type { KeptPages } from './kept-pages.ts'
import { acceptsEncoding } from './negotiation.ts'
import { visitorAddress } from './visitor-address.ts'

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
    const edition = kept.edition()
    handler ??= createRequestHandler(await serverBuild(), import.meta.env.MODE)
    const response = await handler(c.req.raw, context)
    if (isErrorForBot(c, response)) return plainError(c, response.status)
    return isPublic(services, c, response) ? keepAndSend(c, response, kept, edition) : sendPersonal(c, response)
  }
}

/** Spec 2.9: bots are told the status, and are not shown the error page. */
function isErrorForBot(c: Context, response: Response): boolean {
  return response.status >= 400 && isbot(c.req.header('user-agent'))
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
  const staticPage = staticPageAt(c.req.path)?.page
  if (staticPage) return pages[staticPage].isKept
  return catalogue.current().landings.byUri.has(c.req.path)
}

async function keepAndSend(c: Context, response: Response, kept: KeptPages, edition: string): Promise<Response> {
  const html = new Uint8Array(await response.arrayBuffer())
  const { pathname, search } = new URL(c.req.url)
  c.set('keep', () => kept.keep(pathname + search, html, c.res.headers, edition))
  return sendCompressed(c, html, response, 'public, max-age=0, must-revalidate')
}

async function sendPersonal(c: Context, response: Response): Promise<Response> {
  if (!response.body) return response
  return sendCompressed(c, new Uint8Array(await response.arrayBuffer()), response, 'private, no-store')
}

function sendCompressed(c: Context, body: Uint8Array, response: Response, cacheControl: string): Response {
  const headers = new Headers(response.headers)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl)
  headers.append('Vary', 'Accept-Encoding')
  const isWorthIt = body.length > 1024 && acceptsEncoding(c.req.header('accept-encoding'), 'gzip')
  if (!isWorthIt) return new Response(Buffer.from(body), { status: response.status, headers })
  headers.set('Content-Encoding', 'gzip')
  headers.delete('Content-Length')
  return new Response(gzipSync(body, { level: 4 }), { status: response.status, headers })
}
