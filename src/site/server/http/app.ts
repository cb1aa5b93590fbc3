import '#site/served.ts'
import { Hono } from 'hono'
import { serveConsent } from '#features/tracking/server/http/serve-consent.ts'
import { serveErrorReports } from '#features/tracking/server/http/serve-error-reports.ts'
import { serveTracking } from '#features/tracking/server/http/serve-tracking.ts'
import { makeRecordView } from '#features/tracking/server/visits/record-view.ts'
import { type PictureFolders, picturesOf } from '#platform/server/define-feature.ts'
import { problem } from '#platform/server/http/api/problem.ts'
import { cacheVersionOf } from '#platform/server/http/cache/cache-version.ts'
import { PageCache } from '#platform/server/http/cache/page-cache.ts'
import { guardForms, guardMethod, guardPath } from '#platform/server/http/guards/request-guards.ts'
import { visitorAddress } from '#platform/server/http/guards/visitor-address.ts'
import { makeRenderQueue } from '#platform/server/http/rendering/render-queue.ts'
import { servePages } from '#platform/server/http/rendering/serve-pages.ts'
import { logRequests } from '#platform/server/http/request-log.ts'
import { addSecurityHeaders } from '#platform/server/http/security-headers.ts'
import { clientHasDisconnected, respondToNobody, secondsToWait, whoIsAway } from '#platform/server/http/who-is-away.ts'
import type { Services } from '#platform/server/services.ts'
import { mostFiles, unsubscribePages } from '#site/features.ts'
import { features } from '#site/lists/features.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { serveSitemap } from '../seo/sitemap.ts'
import { makeMetrics, serveProbes } from './metrics.ts'
import { redirectMoved, redirectToLive, redirectToSlash } from './redirects.ts'

/** For measuring: the benchmark renders the same tree in other ways. */
export { servicesContext } from '#platform/server/http/context.ts'
export { serverBuild } from '#platform/server/http/rendering/render-page.ts'

/** The whole site as one function from request to response, and the cache of pages that need not even that. */
export function createApp(services: Services, folders: PictureFolders) {
  const { config, catalogue, log } = services
  const metrics = makeMetrics(
    () => ({ spas: catalogue.current().spas.size, services: catalogue.current().services.size }),
    services.jobCounts,
  )
  const cacheVersion = cacheVersionOf(services)
  const turns = makeRenderQueue()
  const recordView = makeRecordView(services)
  const pageCache = new PageCache(config.isDevelopment ? 0 : config.pageCacheBytes, cacheVersion, {
    onServed: (asked) => {
      metrics.countCachedPage()
      turns.noteArrival()
      if (asked) recordView(asked)
    },
    hasDayPreview: config.allowsDayPreview,
    now: () => services.clock.now().getTime(),
  })
  const app = new Hono<{ Variables: { keep?: () => Promise<void> } }>()

  app.use(metrics.measure)
  app.use(logRequests(log))
  app.use(async (c, next) => {
    await next()
    // With all headers in place, the page is cached after its first visitor has been answered.
    c.get('keep')?.().catch((error) => log.error({ err: error }, 'page not kept'))
  })
  app.use(addSecurityHeaders(config.publicUrl.startsWith('https:')))
  app.use(guardPath)
  app.route('/', serveProbes(services, metrics))
  app.route('/api', createSiteApi(services, { onAnalyticsEvent: metrics.countAnalyticsEvent }))
  app.all('/api/*', (c) =>
    problem(404, 'Not found', `There is nothing at ${c.req.path}. GET /api/docs/ lists the calls.`),
  )
  for (const { pattern, handler } of picturesOf(features, services, folders)) app.get(pattern, handler)
  app.route('/', serveSitemap(services))
  app.use(guardMethod)
  app.use(
    guardForms(config.publicUrl, (c) => services.writeLimit.take('sent', visitorAddress(c, config.trustedProxies)), {
      mostFiles,
      unsubscribePages,
    }),
  )
  app.route('/', serveConsent(services))
  app.route('/', serveErrorReports(services))
  app.route('/', serveTracking(services))
  app.use(redirectToSlash)
  app.use(redirectMoved(services))
  app.use(redirectToLive(services))
  app.all('*', servePages(services, pageCache, { turns, recordView }))
  app.onError((error, c) => {
    if (clientHasDisconnected(c)) return respondToNobody()
    log.error({ err: error, path: c.req.path }, 'request failed')
    if (whoIsAway(error)) return c.text('Service Unavailable', 503, { 'Retry-After': String(secondsToWait) })
    return c.text('Internal Server Error', 500)
  })
  return { fetch: app.fetch, pageCache, noteArrival: turns.noteArrival }
}
