import { Hono, type MiddlewareHandler } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobCounts } from '#platform/server/jobs/job-counts.ts'
import type { Services } from '#platform/server/services.ts'

type Metrics = ReturnType<typeof makeMetrics>

/** Prometheus figures of this process. */
export function makeMetrics(catalogueSize: () => { spas: number; services: number }, jobs?: Pick<JobCounts, 'all'>) {
  const registry = new Registry()
  // Looking at the event loop every 10 ms, as is usual, would cost an eighth of the rate of kept pages.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, kind of address and status',
    labelNames: ['method', 'kind', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  })
  // Counted by hand and told when asked: a counter of the library costs more than the page.
  let cachedPages = 0
  new Counter({
    name: 'cached_pages_served_total',
    help: 'Pages answered from memory',
    registers,
    collect() {
      this.reset()
      this.inc(cachedPages)
    },
  })
  const analyticsEvents = new Counter({ name: 'analytics_events_total', help: 'Analytics log calls', registers })
  new Gauge({
    name: 'catalogue_entries',
    help: 'Entries of the catalogue in memory',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const [kind, count] of Object.entries(catalogueSize())) this.set({ kind }, count)
    },
  })
  new Counter({
    name: 'jobs_total',
    help: 'Tries of jobs in the background, by job and how they ended',
    labelNames: ['job', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const { job, outcome, count } of jobs?.all() ?? []) this.inc({ job, outcome }, count)
    },
  })
  return {
    registry,
    countCachedPage: () => {
      cachedPages++
    },
    countAnalyticsEvent: () => analyticsEvents.inc(),
    measure: measureWith(requests),
  }
}

function measureWith(requests: Histogram<'method' | 'kind' | 'status'>): MiddlewareHandler {
  return async (c, next) => {
    const stop = requests.startTimer()
    await next()
    stop({ method: methodOf(c.req.method), kind: kindOf(c.req.path), status: String(c.res.status) })
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A method may be any word. */
const methodOf = (method: string) => (methods.includes(method) ? method : 'other')

/** A handful of labels, never whole addresses: every label value is a time series. */
function kindOf(path: string): string {
  if (path.startsWith('/api/')) return 'api'
  if (/^\/(pictures|card-logos)\//.test(path)) return 'picture'
  if (path.startsWith('/assets/')) return 'asset'
  return path.endsWith('.data') ? 'data' : 'page'
}

/** For whoever runs the shop: is it alive, can it serve, how is it doing. */
export function serveProbes(services: Services, metrics: Metrics): Hono {
  const app = new Hono()
  // Said on each answer: a middleware here would hold for the whole site, whose root this is mounted at.
  const fresh = { 'Cache-Control': 'no-store' }
  app.get('/healthz', (c) => c.text('ok', 200, fresh))
  app.get('/readyz', async (c) => {
    const snapshot = services.catalogue.current().spas.size > 0
    const database = await services.isReady()
    return c.json({ database, snapshot }, database && snapshot ? 200 : 503, fresh)
  })
  app.get('/metrics', async (c) => {
    return c.body(await metrics.registry.metrics(), 200, { ...fresh, 'Content-Type': metrics.registry.contentType })
  })
  return app
}
