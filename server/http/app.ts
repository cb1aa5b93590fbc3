import { Hono } from 'hono'
import type { Services } from '#server/services.ts'
import { createApi } from './api/create-api.ts'
import { problem } from './api/problem.ts'
import { cacheVersionOf } from './cache/cache-version.ts'
import { PageCache } from './cache/page-cache.ts'
import { clientHasDisconnected, respondToNobody } from './client-disconnected.ts'
import { serveCardLogos } from './files/serve-card-logos.ts'
import { serveFiles } from './files/serve-files.ts'
import { servePictures } from './files/serve-pictures.ts'
import { serveReviewPictures } from './files/serve-review-pictures.ts'
import { guardForms, guardMethod, guardPath } from './guards/request-guards.ts'
import { visitorAddress } from './guards/visitor-address.ts'
import { makeMetrics } from './metrics.ts'
import { serveProbes } from './probes.ts'
import { redirectMoved, redirectToSlash } from './redirects.ts'
import { makeRenderQueue } from './rendering/render-queue.ts'
import { servePages } from './rendering/serve-pages.ts'
import { logRequests } from './request-log.ts'
import { secondsToWait } from './retry-after.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { serveConsent } from './serve-consent.ts'
import { serveErrorReports } from './serve-error-reports.ts'
import { serveTracking } from './serve-tracking.ts'
import { makeRecordView } from './visits/record-view.ts'
import { whoIsAway } from './who-is-away.ts'

/** For measuring: the benchmark renders the same tree in other ways. */
export { servicesContext } from './context.ts'
export { serverBuild } from './rendering/render-page.ts'

type Folders = { photos: string; pictureCache: string }

/** The whole site as one function from request to response, and the cache of pages that need not even that. */
export function createApp(services: Services, folders: Folders) {
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
  app.route('/api', createApi(services, { onAnalyticsEvent: metrics.countAnalyticsEvent }))
  app.all('/api/*', (c) =>
    problem(404, 'Not found', `There is nothing at ${c.req.path}. GET /api/docs/ lists the calls.`),
  )
  app.get('/pictures/:width/:file', servePictures(folders, log))
  app.get('/card-logos/:file', serveCardLogos(services.db))
  app.get('/review-pictures/:size/:file', serveReviewPictures(services))
  app.route('/', serveFiles(services))
  app.use(guardMethod)
  app.use(
    guardForms(config.publicUrl, (c) => services.writeLimit.take('sent', visitorAddress(c, config.trustedProxies))),
  )
  app.route('/', serveConsent(services))
  app.route('/', serveErrorReports(services))
  app.route('/', serveTracking(services))
  app.use(redirectToSlash)
  app.use(redirectMoved(services))
  app.all('*', servePages(services, pageCache, { turns, recordView }))
  app.onError((error, c) => {
    if (clientHasDisconnected(c)) return respondToNobody()
    log.error({ err: error, path: c.req.path }, 'request failed')
    if (whoIsAway(error)) return c.text('Service Unavailable', 503, { 'Retry-After': String(secondsToWait) })
    return c.text('Internal Server Error', 500)
  })
  return { fetch: app.fetch, pageCache, noteArrival: turns.noteArrival }
}
