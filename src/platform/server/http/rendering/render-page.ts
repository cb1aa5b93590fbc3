import type { Context } from 'hono'
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router'
import { cachedPageAt } from '#platform/pages/cached-pages.ts'
import type { Services } from '#platform/server/services.ts'
import { TooBusy } from '#platform/server/work-queue.ts'
import { minute } from '#platform/time/durations.ts'
import { renderedContext, senderContext, servicesContext, turnContext, visitorContext } from '../context.ts'
import { senderAddress, visitorAddress } from '../guards/visitor-address.ts'
import { secondsToWait, whoIsAway } from '../who-is-away.ts'
import { pagesBySection, sectionOf } from './pages-by-section.ts'
import { isPersonal, pagePathOf } from './personal-pages.ts'
import type { RenderQueue } from './render-queue.ts'
import { makeSharedRenders, type Rendered } from './shared-renders.ts'

/** All routes with their code, as the build made them. */
export const serverBuild = () => import('virtual:react-router/server-build') as Promise<ServerBuild>

/** Of forms and pages of a purchase or a voucher, which mostly wait for the database. */
const mostPersonal = 200

/**
 * Renders a page when it is its turn; one that is nobody's own once for all who ask for it at that moment. `address` is
 * what its page understands of what was asked. Throws TooBusy where too many wait.
 */
export function makePageRenderer(services: Services, cacheVersion: () => string, turns: RenderQueue) {
  const { trustedProxies, publicUrl } = services.config
  const { origin } = new URL(publicUrl)
  const share = makeSharedRenders()
  let personalUnderWay = 0
  let handle: Handler | undefined
  const open = async () => {
    handle ??= makeHandler(withUnavailablePages(await serverBuild()))
    return handle
  }

  async function render(request: Request, context: RouterContextProvider): Promise<Rendered> {
    const watched = watchTaken(services)
    context.set(servicesContext, watched.services)
    const rendered = { html: null as string | null }
    context.set(renderedContext, rendered)
    const renderedFrom = cacheVersion()
    const { status, headers, body } = await (handle ?? (await open()))(request, context)
    if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', String(secondsToWait))
    const made = { cacheVersion: renderedFrom, until: watched.until() }
    return { status, headers, ...made, body: await bytesOf(rendered.html, body) }
  }

  /** Nothing is read of who asks but the address. */
  async function renderPublic(address: string, gone: AbortSignal): Promise<Rendered> {
    // Before its turn: what waits for the disk would render beside the next one.
    await open()
    await turns.take('catalogue', gone)
    const context = new RouterContextProvider()
    context.set(turnContext, () => turns.take('started'))
    return render(new Request(origin + address), context)
  }

  /** Waits for the database before it renders, so others may be under way: only the rendering has its turn. */
  async function renderPersonal(c: Context, address: string): Promise<Rendered> {
    if (personalUnderWay >= mostPersonal) throw new TooBusy(`${personalUnderWay} personal pages are under way`)
    personalUnderWay++
    try {
      const context = new RouterContextProvider()
      context.set(visitorContext, { address: visitorAddress(c, trustedProxies) })
      context.set(senderContext, senderAddress(c, trustedProxies))
      context.set(turnContext, () => turns.take('personal'))
      // The first step of a purchase may be kept, and then says nothing that somebody has appended to its address.
      const isCached = c.req.method === 'GET' && cachedPageAt(c.req.path) !== null
      return await render(isCached ? new Request(origin + address, c.req.raw) : c.req.raw, context)
    } finally {
      personalUnderWay--
    }
  }

  return (c: Context, address: string): Promise<Rendered> =>
    isPersonal(c.req.method, c.req.path)
      ? renderPersonal(c, address)
      : share(address, c.req.raw.signal, (gone) => renderPublic(address, gone))
}

type Handler = ReturnType<typeof createRequestHandler>

/**
 * Each section has a handler of its own. They are handed the build itself, not a function that fetches it: React Router
 * would otherwise rank all routes anew for every page.
 */
function makeHandler(build: ServerBuild): Handler {
  const handlerOf = (part: ServerBuild) => createRequestHandler(part, import.meta.env.MODE)
  const parts = pagesBySection(build)
  const sections = new Map([...parts.sections].map(([section, part]) => [section, handlerOf(part)]))
  const others = handlerOf(parts.others)
  return (request, context) => {
    const { pathname } = new URL(request.url)
    return (sections.get(sectionOf(pagePathOf(pathname))) ?? others)(request, context)
  }
}

async function bytesOf(html: string | null, body: ReadableStream | null): Promise<Rendered['body']> {
  if (html !== null) return Buffer.from(html)
  return body && new Uint8Array(await new Response(body).arrayBuffer())
}

/**
 * Services that notice whether a page tells free hours. Such a page is true until the minute is over: hours begin and
 * notice ends on whole minutes, and what somebody takes meanwhile is told a minute late at most. Whoever makes a list
 * need not think of it.
 */
function watchTaken(services: Services): { services: Services; until: () => number | undefined } {
  const { taken, clock } = services
  let until: number | undefined
  const current = () => {
    until ??= (Math.floor(clock.now().getTime() / minute) + 1) * minute
    return taken.current()
  }
  return { services: { ...services, taken: { ...taken, current } }, until: () => until }
}

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']
type Answering = NonNullable<RouteModule['loader']>

/**
 * The site's pages, which answer 503 instead of 500 while the database or a supplier is away: whoever asks for one, and
 * whatever part of it needed them, the error page is shown in its words for it.
 */
export function withUnavailablePages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: guard(route.module) },
  ])
  return { ...build, routes: Object.fromEntries(routes) }
}

function guard({ loader, action, ...rest }: RouteModule): RouteModule {
  return { ...rest, ...(loader && { loader: answering(loader) }), ...(action && { action: answering(action) }) }
}

const answering =
  (answer: Answering): Answering =>
  async (args) => {
    try {
      return await answer(args)
    } catch (error) {
      const away = whoIsAway(error)
      if (!away) throw error
      const { log } = args.context.get(servicesContext)
      log.warn({ err: error, path: args.url.pathname }, `${away} away`)
      throw data(null, { status: 503 })
    }
  }
